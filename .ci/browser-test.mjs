// Runs the adder in the browser build: node .ci/browser-test.mjs WebEngine.wasm
import { readFileSync } from "node:fs";
import assert from "node:assert";

const module = await WebAssembly.instantiate(readFileSync(process.argv[2]), {});
const engine = module.instance.exports;

function put(text) {
  const bytes = new TextEncoder().encode(text);
  const address = engine.tm_allocate(bytes.length);
  new Uint8Array(engine.memory.buffer, address, bytes.length).set(bytes);
  return [address, bytes.length];
}

function run(machine, input, mostSteps = 100_000_000n) {
  const [m, i] = [put(machine), put(input)];
  const length = engine.tm_run(...m, ...i, mostSteps);
  const answer = new TextDecoder().decode(new Uint8Array(engine.memory.buffer, engine.tm_answer(), length));
  engine.tm_release(m[0]);
  engine.tm_release(i[0]);
  return answer.split("\n");
}

const lesson = (name) => readFileSync(new URL(`../machines/${name}.tm`, import.meta.url), "utf8");
assert.deepEqual(run(lesson("adder"), "00+000").slice(0, 3), ["accepted", "27", "00000"]);
assert.equal(run(lesson("adder"), "00")[0], "stuck");
assert.equal(run(lesson("walker"), "")[0], "loops");
assert.deepEqual(run(lesson("busy-beaver-4"), "").slice(0, 2), ["halted", "107"]);
assert.equal(run(lesson("busy-beaver-5"), "", 1000n)[0], "undecided");
assert.equal(run("a \u{1F600} \u{E9} R a", "\u{1F600}e\u{301}")[0], "halted");
assert.equal(run("a 0 1 R", "")[0], "error");
for (let round = 0; round < 1000; round++) run(lesson("adder"), "00+000");
assert.ok(engine.memory.buffer.byteLength < 64 << 20, "memory is given back");
assert.equal(engine.tm_add(20, 22), 42);

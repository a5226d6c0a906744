/// The lessons of `machines/`, built into the program.
public enum BundledMachines {
  /// File names without `.tm`, and the texts, in alphabetical order.
  public static var texts: [(name: String, text: String)] { embedded }
}

// The browser build has no entry point: a page calls the functions of WebEngine.swift.

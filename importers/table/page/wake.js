// The page begins with its engine.
const engine = await new Engine(await WebAssembly.compile(await unpacked(document.getElementById('engine').textContent))).begin();

// The page begins with its engine. What the document has is painted before; a page in the background is not, and does not wait.
await new Promise(done => { requestAnimationFrame(() => setTimeout(done)); setTimeout(done, 100); });
const engine = await new Engine(await WebAssembly.compile(await unpacked(document.getElementById('engine').textContent))).begin();

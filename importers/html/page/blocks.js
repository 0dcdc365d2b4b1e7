// The games of the document, each in a block of its own.
function gamesOfPage() {
  return [...document.querySelectorAll('script[type="application/json"]')].map(part => JSON.parse(part.textContent));
}

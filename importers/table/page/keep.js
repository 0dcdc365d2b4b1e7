// What is recorded stays in the browser: the log that a game began with, then each page of its notebook.
const openStore = () => new Promise(done => {
  try {
    const opening = indexedDB.open('annales-table', 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('games', {keyPath: 'key'});
      opening.result.createObjectStore('pages', {keyPath: ['key', 'number']});
      opening.result.createObjectStore('settings');
    };
    opening.onsuccess = () => done(opening.result);
    opening.onerror = opening.onblocked = () => done(null);
  } catch { done(null); }
});
const store = await openStore();
let keepsNothing = store === null; // then the person keeps copies
const asked = request => new Promise((done, failed) => { request.onsuccess = () => done(request.result); request.onerror = () => failed(request.error); });
const storeWork = change => new Promise(done => {
  if (!store) return done(false);
  try {
    const work = store.transaction(['games', 'pages', 'settings'], 'readwrite', {durability: 'strict'});
    change(name => work.objectStore(name));
    work.oncomplete = () => done(true);
    work.onabort = () => done(false);
  } catch { done(false); }
});
const read = (name, ask) => store ? asked(ask(store.transaction(name).objectStore(name))) : Promise.resolve([]);
const pagesOf = key => IDBKeyRange.bound([key, 0], [key, Infinity]);

const keptGames = async () => (await read('games', games => games.getAll())).sort((a, b) => b.at.localeCompare(a.at));
const keptPages = async key => (await read('pages', pages => pages.getAll(pagesOf(key)))).map(page => page.text);
const keptSetting = async name => store ? await read('settings', settings => settings.get(name)) : undefined;
const keepSetting = (name, value) => storeWork(of => of('settings').put(value, name));
const forgetGame = key => storeWork(of => { of('games').delete(key); of('pages').delete(pagesOf(key)); });

// The open game: its key, what it began with, and all its pages.
const open = {key: '', base: '', texts: []};
async function keep(told) {
  if (told.base !== undefined) Object.assign(open, {key: `${Date.now()}-${crypto.getRandomValues(new Uint32Array(1))[0]}`, texts: [], base: told.base});
  const {key, base, texts} = open, from = texts.length;
  texts.push(...told.pages);
  const isKept = await storeWork(of => {
    of('games').put({key, base, title: game.title, about: game.about, at: now(), ended: game.choices.ended});
    told.pages.forEach((text, i) => of('pages').put({key, number: from + i, text}));
  });
  document.body.dataset.kept = isKept ? from + told.pages.length : '';
  if (isKept !== keepsNothing) return;
  keepsNothing = !isKept;
  warn();
}
function warn() {
  const tries = trying.whole !== null;
  by('warning').hidden = !keepsNothing && !tries;
  by('warning').classList.toggle('tries', tries);
  by('warning').replaceChildren(...(tries ? [html('span', {}, say('tries')), html('button', {'data-call': 'stopTrying'}, say('toRecorded'))] :
    [html('span', {}, say('keepsNothing')), html('button', {'data-call': 'handOver'}, say('handOver'))]));
}
const now = () => new Date().toISOString().slice(0, 19) + 'Z';

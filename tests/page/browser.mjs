// A browser without a window, over the pipe of its DevTools protocol: no port, no library.
import {execFileSync, spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
export const program = process.env.ANNALES || join(root, 'build', 'annales');
export const annales = (...args) =>
  execFileSync(program, args, {encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'ignore']});
export const sample = name => join(root, 'samples', `${name}.antike.jsonl`);

export const scratch = mkdtempSync(join(tmpdir(), 'annales-page-'));
process.on('exit', () => rmSync(scratch, {recursive: true, force: true, maxRetries: 5}));

let files = 0;
// The page of the only game of a log.
export function pageOf(log, ...options) {
  const library = join(scratch, `library${++files}.annales`), page = join(scratch, `page${files}.html`);
  annales('import', log, '--library', library);
  const {game} = JSON.parse(annales('list', '--library', library, '--json')).games[0];
  writeFileSync(page, annales('export', game, '--library', library, '--format', 'html', ...options));
  return page;
}

export class Browser {
  constructor() {
    const args = ['--headless=new', '--no-sandbox', '--disable-gpu', '--remote-debugging-pipe', '--hide-scrollbars',
      '--no-first-run', '--disable-background-networking', `--user-data-dir=${join(scratch, 'profile')}`];
    this.process = spawn(process.env.CHROMIUM || 'chromium', args, {stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe']});
    this.waiting = new Map();
    this.listeners = [];
    this.count = 0;
    let rest = '';
    this.process.stdio[4].on('data', data => {
      const parts = (rest + data).split('\0');
      rest = parts.pop();
      for (const part of parts) this.take(JSON.parse(part));
    });
  }
  take(message) {
    if (message.id === undefined) return this.listeners.forEach(listener => listener(message));
    const {done, failed} = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.error) failed(new Error(message.error.message));
    else done(message.result);
  }
  send(method, params = {}, sessionId) {
    const id = ++this.count;
    this.process.stdio[3].write(JSON.stringify({id, method, params, sessionId}) + '\0');
    return new Promise((done, failed) => this.waiting.set(id, {done, failed}));
  }
  async close() {
    const gone = new Promise(done => this.process.once('exit', done));
    await this.send('Browser.close');
    await gone;
  }

  // A page that is open and has said that it is ready. What it asked of the network and what it complained about is kept.
  async open(file, {width = 1280, height = 720, touch = false, dark = false, place = ''} = {}) {
    const {targetId} = await this.send('Target.createTarget', {url: 'about:blank'});
    const {sessionId} = await this.send('Target.attachToTarget', {targetId, flatten: true});
    const tab = new Tab(this, sessionId, targetId);
    for (const domain of ['Page', 'Runtime', 'Network', 'Log']) await tab.send(`${domain}.enable`);
    await tab.send('Emulation.setDeviceMetricsOverride', {width, height, deviceScaleFactor: 1, mobile: touch});
    if (touch) await tab.send('Emulation.setTouchEmulationEnabled', {enabled: true});
    await tab.send('Emulation.setEmulatedMedia', {features: [{name: 'prefers-color-scheme', value: dark ? 'dark' : 'light'}]});
    const loaded = tab.next('Page.loadEventFired');
    await tab.send('Page.navigate', {url: pathToFileURL(file).href + place});
    await loaded;
    return tab;
  }
}

class Tab {
  constructor(browser, sessionId, targetId) {
    Object.assign(this, {browser, sessionId, targetId, requests: [], complaints: []});
    browser.listeners.push(message => {
      if (message.sessionId !== sessionId) return;
      const {method, params} = message;
      if (method === 'Network.requestWillBeSent') this.requests.push(params.request.url);
      if (method === 'Log.entryAdded') this.complaints.push(params.entry.text);
      if (method === 'Runtime.exceptionThrown') this.complaints.push(params.exceptionDetails.exception?.description || params.exceptionDetails.text);
    });
  }
  send(method, params) { return this.browser.send(method, params, this.sessionId); }
  next(method) {
    return new Promise(done => {
      const listener = message => {
        if (message.sessionId !== this.sessionId || message.method !== method) return;
        this.browser.listeners.splice(this.browser.listeners.indexOf(listener), 1);
        done(message.params);
      };
      this.browser.listeners.push(listener);
    });
  }
  async ask(expression) {
    const {result, exceptionDetails} = await this.send('Runtime.evaluate', {expression, returnByValue: true, awaitPromise: true});
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description || exceptionDetails.text);
    return result.value;
  }
  text(selector) { return this.ask(`document.querySelector(${JSON.stringify(selector)})?.textContent.trim().replace(/\\s+/g, ' ')`); }
  // As a hand does it: in the middle of what is there.
  async placeOf(selector) {
    return this.ask(`(() => { const e = document.querySelector(${JSON.stringify(selector)}); e.scrollIntoView({block: 'nearest'});
      const r = e.getBoundingClientRect(); return {x: r.x + r.width / 2, y: r.y + r.height / 2, width: r.width, height: r.height}; })()`);
  }
  async click(selector) {
    const {x, y} = await this.placeOf(selector);
    for (const type of ['mousePressed', 'mouseReleased'])
      await this.send('Input.dispatchMouseEvent', {type, x, y, button: 'left', buttons: type === 'mousePressed' ? 1 : 0, clickCount: 1});
  }
  async key(key, modifiers = 0) {
    const text = key.length === 1 ? {text: key} : {};
    await this.send('Input.dispatchKeyEvent', {type: 'keyDown', key, modifiers, ...text});
    await this.send('Input.dispatchKeyEvent', {type: 'keyUp', key, modifiers});
  }
  async touch(...points) {
    const at = ({x, y}) => [{x, y}];
    await this.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints: at(points[0])});
    for (const point of points.slice(1)) await this.send('Input.dispatchTouchEvent', {type: 'touchMove', touchPoints: at(point)});
    await this.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
    await this.frame();
  }
  frame() { return this.ask('new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))'); }
  async picture(name) {
    await this.frame();
    const {data} = await this.send('Page.captureScreenshot', {format: 'png'});
    keepPicture(`${name}.png`, Buffer.from(data, 'base64'));
  }
  close() { return this.browser.send('Target.closeTarget', {targetId: this.targetId}); }
}

export function keepPicture(name, bytes) {
  const folder = process.env.PICTURES || join(root, 'build', 'pictures', 'page');
  mkdirSync(folder, {recursive: true});
  writeFileSync(join(folder, name), bytes);
  return join(folder, name);
}

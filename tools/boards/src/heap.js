// A binary heap of [cost, item]; equal costs leave in the order of their items, so runs are repeatable.
export class Heap {
  #entries = [];

  get size() { return this.#entries.length; }

  push(cost, item) {
    const entries = this.#entries;
    entries.push([cost, item]);
    let i = entries.length - 1;
    while (i > 0 && before(entries[i], entries[(i - 1) >> 1])) i = this.#swap(i, (i - 1) >> 1);
  }

  pop() {
    const entries = this.#entries;
    const top = entries[0];
    const last = entries.pop();
    if (entries.length === 0) return top;
    entries[0] = last;
    let i = 0;
    for (let child = this.#lesserChild(i); child && before(entries[child], entries[i]); child = this.#lesserChild(i))
      i = this.#swap(i, child);
    return top;
  }

  #lesserChild(i) {
    const left = 2 * i + 1, right = left + 1, entries = this.#entries;
    if (left >= entries.length) return 0;
    return right < entries.length && before(entries[right], entries[left]) ? right : left;
  }

  #swap(i, j) {
    const entries = this.#entries;
    [entries[i], entries[j]] = [entries[j], entries[i]];
    return j;
  }
}

const before = (a, b) => a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);

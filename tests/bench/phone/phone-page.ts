import type { CatalogueDocument } from "#shared/catalogue/catalogue-document.ts";
import { answerQuery } from "#web/lib/catalogue/worker/answers/answer-query.ts";
import { type HeldCatalogue, readDocument } from "#web/lib/catalogue/worker/answers/read-document.ts";

// Runs in a page, because browsers slow down the thread of a page and not that of a worker.

let held: HeldCatalogue | undefined;

/** Reads a document, and prepares it as the phone does between answers. Returns how long both take in milliseconds. */
function read(document: CatalogueDocument): { readTime: number; partTimes: number[] } {
  const start = performance.now();
  held = readDocument(document);
  const readTime = performance.now() - start;
  const partTimes: number[] = [];
  for (let hasMore = true; hasMore; ) {
    const partStart = performance.now();
    hasMore = held.prepared.prepareMore();
    partTimes.push(performance.now() - partStart);
  }
  return { readTime, partTimes };
}

/** Returns how long each answer takes in milliseconds, and how many keys have an answer. */
function answerAll(keys: readonly string[]): { times: number[]; answered: number } {
  let answered = 0;
  const times = keys.map((key) => {
    const start = performance.now();
    const answer = held && answerQuery(held, key);
    const time = performance.now() - start;
    if (answer) answered += 1;
    return time;
  });
  return { times, answered };
}

const functions = { read, answerAll };
type Functions = typeof functions;
declare global {
  var measured: Functions;
}
globalThis.measured = functions;

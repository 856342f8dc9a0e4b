import { createRuns, type Runs } from "./runs.ts";

/** What a simulated day costs and shows. */
export interface Figures {
  public: Share;
  images: Share;
  trips: number;
  rowsRead: number;
  rowsWritten: number;
  runs: number;
  milliseconds: number;
  imageReads: number;
  events: number;
  longestStaleness: number;
  staleAnswers: number;
  purges: number;
  /** Why the worker ran. */
  causes: Runs;
}
/** How many requests there were, and how many of them needed no worker or did not wait for it. */
export interface Share {
  all: number;
  withoutWorker: number;
  withoutWaiting: number;
}

const noShare = (): Share => ({ all: 0, withoutWorker: 0, withoutWaiting: 0 });
export const noFigures = (): Figures => ({
  public: noShare(),
  images: noShare(),
  trips: 0,
  rowsRead: 0,
  rowsWritten: 0,
  runs: 0,
  milliseconds: 0,
  imageReads: 0,
  events: 0,
  longestStaleness: 0,
  staleAnswers: 0,
  purges: 0,
  causes: createRuns(),
});

import { Session } from "node:inspector";

const session = new Session();
session.connect();
session.post("Profiler.enable");
session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });

export interface CountedBlock {
  executions: number;
  /** The function of the block, with its file. */
  name: string;
}

/** Returns the block of the site's own files that was executed most often since the last call. */
export function takeBusiestBlock(): CountedBlock {
  let busiest: CountedBlock = { executions: 0, name: "" };
  session.post("Profiler.takePreciseCoverage", (error, { result }) => {
    if (error) throw error;
    for (const { url, functions } of result) {
      if (!/\/(?:worker|web)\//.test(url) || /\/(?:node_modules|tests)\//.test(url)) continue;
      for (const { functionName, ranges } of functions)
        for (const { count } of ranges)
          if (count > busiest.executions) busiest = { executions: count, name: `${functionName} of ${url}` };
    }
  });
  return busiest;
}

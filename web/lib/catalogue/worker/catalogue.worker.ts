import { countWorkerBytes } from "../../visits/worker-bytes.ts";
import type { TaskAnswer, TaskRequest } from "./task-messages.ts";
import { tasks } from "./tasks.ts";

if ("caches" in globalThis) countWorkerBytes(() => "homes");

/** Keeps and searches the catalogue outside the page: thousands of homes take a slow phone a second to read. */
addEventListener("message", async ({ data: { id, name, values } }: MessageEvent<TaskRequest>) => {
  // The compiler does not know that the values of a request are those of its task.
  const task: (...values: never[]) => Promise<unknown> = tasks[name];
  try {
    postMessage({ id, result: await task(...values) } satisfies TaskAnswer);
  } catch (error) {
    postMessage({ id, problem: String(error) } satisfies TaskAnswer);
  }
});

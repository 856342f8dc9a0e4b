import { trustScriptUrl } from "../page/trusted-url.ts";
import workerUrl from "./worker/catalogue.worker.ts?worker&url";
import type { TaskAnswer, TaskName, TaskRequest, Tasks } from "./worker/task-messages.ts";

interface Waiting {
  resolve: (result: never) => void;
  reject: (error: Error) => void;
}

const waiting = new Map<number, Waiting>();
let worker: Worker | undefined;
let lastId = 0;

/**
 * Runs a task in the worker of the catalogue.
 * @throws Error if the task fails, or the worker's code cannot be loaded
 */
export async function runTask<Name extends TaskName>(
  name: Name,
  ...values: Parameters<Tasks[Name]>
): Promise<Awaited<ReturnType<Tasks[Name]>>> {
  worker ??= startWorker();
  const id = ++lastId;
  const { promise, resolve, reject } = createPromise<Awaited<ReturnType<Tasks[Name]>>>();
  waiting.set(id, { resolve, reject });
  worker.postMessage({ id, name, values: values as never[] } satisfies TaskRequest);
  return promise;
}

function createPromise<Result>() {
  let resolve: (result: Result) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<Result>((onResult, onError) => {
    resolve = onResult;
    reject = onError;
  });
  return { promise, resolve, reject };
}

function startWorker(): Worker {
  const started = new Worker(trustScriptUrl(workerUrl));
  started.onmessage = ({ data }: MessageEvent<TaskAnswer>) => {
    const task = waiting.get(data.id);
    waiting.delete(data.id);
    if ("problem" in data) task?.reject(new Error(data.problem));
    else task?.resolve(data.result as never);
  };
  // The code is missing. The next task tries again.
  started.onerror = () => {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new Error("The catalogue's code is missing"));
    waiting.clear();
  };
  return started;
}

import type { tasks } from "./tasks.ts";

export type Tasks = typeof tasks;
export type TaskName = keyof Tasks;

/** What a page asks the worker for. */
export interface TaskRequest {
  id: number;
  name: TaskName;
  values: never[];
}

/** What the worker answers: the result, or why there is none. */
export type TaskAnswer = { id: number; result: unknown } | { id: number; problem: string };

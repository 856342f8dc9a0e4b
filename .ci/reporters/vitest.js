// Reports each finished test to `.ci/test.js`, one JSON line each. Vitest and Playwright have a reporter of the same lines.
import { relative } from "node:path";
import { writeLine } from "./lines.js";

/** @type {import("vitest/reporters").Reporter} */
export default class LinesReporter {
  #total = 0;
  /** What each test wrote to the console, by its id: a failure shows it. */
  #logs = new Map();

  // Vitest learns of the tests file by file.
  onTestModuleCollected(module) {
    this.#total += [...module.children.allTests()].length;
    writeLine({ total: this.#total });
  }
  onUserConsoleLog({ taskId, content }) {
    this.#logs.set(taskId, `${this.#logs.get(taskId) ?? ""}${content}`);
  }
  onTestCaseResult(test) {
    const result = test.result();
    if (result.state === "pending") return;
    writeLine({
      title: test.fullName,
      project: test.project.name,
      file: relative(process.cwd(), test.module.moduleId),
      seconds: (test.diagnostic()?.duration ?? 0) / 1000,
      state: result.state,
      errors: [
        ...(result.errors ?? []).map((error) => error.stack ?? error.message),
        ...(result.state === "failed" && this.#logs.has(test.id)
          ? [`Written to the console:\n${this.#logs.get(test.id)}`]
          : []),
      ],
    });
    this.#logs.delete(test.id);
  }
  onTestModuleEnd(module) {
    for (const error of module.errors())
      writeLine({
        title: "The file could not be loaded",
        project: module.project.name,
        file: relative(process.cwd(), module.moduleId),
        seconds: 0,
        state: "failed",
        errors: [error.stack ?? error.message],
      });
  }
  onTestRunEnd(_modules, errors) {
    for (const error of errors)
      writeLine({
        title: "Outside of a test",
        file: "",
        seconds: 0,
        state: "failed",
        errors: [error.stack ?? error.message],
      });
  }
}

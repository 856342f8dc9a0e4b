// Reports each finished test to `.ci/test.js`, one JSON line each.
import { relative } from "node:path";
import { writeLine } from "./lines.js";

/** @type {import("@playwright/test/reporter").Reporter} */
export default class LinesReporter {
  onBegin(_config, suite) {
    writeLine({ total: suite.allTests().length });
  }
  onTestEnd(test, result) {
    writeLine({
      title: test.titlePath().slice(3).join(" > "),
      project: test.parent.project()?.name,
      file: relative(process.cwd(), test.location.file),
      seconds: result.duration / 1000,
      state: result.status === "passed" || result.status === "skipped" ? result.status : "failed",
      errors: result.errors.map((error) => error.stack ?? error.message ?? String(error.value)),
    });
  }
  onError(error) {
    writeLine({
      title: "Outside of a test",
      file: "",
      seconds: 0,
      state: "failed",
      errors: [error.stack ?? error.message],
    });
  }
  printsToStdio() {
    return false;
  }
}

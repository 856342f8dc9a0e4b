import { stripVTControlCharacters } from "node:util";

/** How often a run says how far it is, in milliseconds. */
const interval = 30_000;

const clock = (milliseconds) => {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};

/** Returns the command that runs the file of a test alone. */
const commandFor = ({ file, project }) => {
  const isLong = project?.startsWith("long-");
  return `npm ${isLong ? "run test:long" : "test"} -- ${file}`;
};

/** Prints what the stages tell, and remembers it for the summary. */
export function startProgress(stages, started) {
  const states = new Map(stages.map((stage) => [stage, { tests: [], total: undefined, state: "waiting" }]));
  const failures = [];
  const say = (text) => console.log(`${clock(Date.now() - started)}  ${text}`);

  const timer = setInterval(() => {
    const all = [...states];
    const ended = all.filter(([, { state }]) => state === "passed" || state === "FAILED").length;
    const running = all
      .filter(([, { state }]) => state === "running")
      .map(([{ name, runner }, { tests, total }]) =>
        runner ? `${name} ${tests.length}${total === undefined ? "" : ` of ${total}`}` : name,
      );
    say(`${ended} of ${all.length} stages, ${running.join(", ")}, ${failures.length} failed`);
  }, interval);

  return {
    states,
    failures,
    stageStarted(stage) {
      Object.assign(states.get(stage), { state: "running", since: Date.now() });
      say(`${stage.name} starts`);
    },
    told(stage, line) {
      const state = states.get(stage);
      if (line.total !== undefined) {
        state.total = line.total;
        return;
      }
      state.tests.push(line);
      if (line.state !== "failed") return;
      failures.push({ ...line, stage: stage.name });
      say(`FAILED ${line.file} > ${line.title}`);
      console.log(`${line.errors.join("\n")}\n  Alone: ${commandFor(line)}\n`);
    },
    stageEnded(stage, passed, output) {
      const state = states.get(stage);
      Object.assign(state, { state: passed ? "passed" : "FAILED", seconds: (Date.now() - state.since) / 1000 });
      say(
        `${stage.name} ${state.state}, ${stage.runner ? `${state.tests.length} tests, ` : ""}${Math.round(state.seconds)} s`,
      );
      if (!passed && !failures.some((failure) => failure.stage === stage.name)) {
        failures.push({ stage: stage.name, title: stage.name, file: "" });
        console.log(output);
      }
    },
    stop: () => clearInterval(timer),
  };
}

/** Prints the seconds of each stage, the slowest tests and the failed ones. @returns whether all passed */
export function printSummary(progress, started) {
  progress.stop();
  const { states, failures } = progress;
  const tests = [...states.values()].flatMap((state) => state.tests);
  console.log("\nThe 20 slowest tests");
  for (const { seconds, file, title } of tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, 20))
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${file} > ${title}`);
  console.log("\nStages");
  for (const [{ name, runner }, { state, seconds, tests: own }] of states)
    console.log(
      `${Math.round(seconds).toString().padStart(7)} s  ${state}  ${name}${runner ? `, ${own.length} tests` : ""}`,
    );
  console.log(`${clock(Date.now() - started).padStart(9)}  in all`);
  for (const { file, title, stage, errors = [] } of failures) {
    console.log(`FAILED ${stage}: ${file} ${title}`);
    // The whole message stands where it happened. The end of a log is what a reader sees first.
    for (const error of errors.slice(0, 3)) console.log(stripVTControlCharacters(error).split("\n", 8).join("\n"));
  }
  const failed = failures.length;
  console.log(`\n${tests.length - tests.filter(({ state }) => state === "failed").length} passed, ${failed} failed`);
  return failed === 0;
}

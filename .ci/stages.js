/**
 * A stage of a run.
 * @typedef {object} Stage
 * @property {string} name what the progress calls it
 * @property {string[]} command a script of package.json with its arguments
 * @property {"vitest" | "playwright" | undefined} runner whose reporter tells each test; undefined for a command without tests
 */

const vitest = (name, { paths, changedBase }, projects, options = []) => ({
  name,
  runner: "vitest",
  command: [
    "vitest",
    "--",
    ...projects.flatMap((project) => ["--project", project]),
    "--passWithNoTests",
    ...options,
    ...(changedBase ? ["--changed", changedBase] : []),
    ...paths,
  ],
});

const playwright = (name, { paths, changedBase }, project) => ({
  name,
  runner: "playwright",
  command: [
    "playwright",
    "--",
    ...paths,
    `--project=${project}`,
    "--pass-with-no-tests",
    ...(changedBase ? [`--only-changed=${changedBase}`] : []),
  ],
});

const check = { name: "check", command: ["check"] };

/**
 * Returns the stages of a run in the order in which they start, the longest first.
 * @returns {Stage[]}
 */
export function planStages(options) {
  const isWhole = options.paths.length === 0 && !options.changedBase;
  if (options.isLong)
    return [
      playwright("browser", options, "long-browser"),
      vitest("node", options, ["long-node"]),
      vitest("worker", options, ["long-worker"]),
      ...(isWhole
        ? [{ name: "bench", command: ["bench", "--", "rows", "inbox", "people", "appointments", "bytes"] }]
        : []),
    ];
  return [
    playwright("browser", options, "browser"),
    vitest("worker", options, ["worker"]),
    ...(isWhole || options.changedBase ? [check] : []),
    // Hardly anything runs beside it any more, so it gets both cores.
    vitest("web", options, ["web", "screens", "node"], ["--maxWorkers", "2"]),
  ];
}

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
 * Returns the lanes of a run, each with stages that follow each other.
 * @returns {Stage[][]}
 */
export function planStages(options) {
  const isWhole = options.paths.length === 0 && !options.changedBase;
  if (options.isLong)
    return [
      [playwright("browser", options, "long-browser")],
      [
        vitest("node", options, ["long-node"]),
        vitest("worker", options, ["long-worker"]),
        ...(isWhole
          ? [{ name: "bench", command: ["bench", "--", "rows", "inbox", "people", "appointments", "bytes"] }]
          : []),
      ],
    ];
  return [
    [playwright("browser", options, "browser")],
    [
      vitest("worker", options, ["worker"]),
      ...(isWhole || options.changedBase ? [check] : []),
      // The browser tests end while it runs, and leave it both cores.
      vitest("web", options, ["web", "screens", "node"], ["--maxWorkers", "2"]),
    ],
  ];
}

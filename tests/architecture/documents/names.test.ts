import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../../../migrations/wrangler.ts";

const documents = globSync(["README.md", ".github/**/*.md", "{worker,web,migrations}/**/*.md"], { cwd: root });

/** Words of other programs and files that a build or an operator makes. */
const outside = new Set(
  `Vary ECT openssl rand hex rclone copy r2 time-travel restore your-domain tail waitForTimeout ScrollRestoration openapi.json
  truncated mini monrovia-hub-2 monrovia-hub-drill monrovia-hub-images-drill`.split(/\s+/),
);
/** Words of examples in the guides: things that a reader is about to add. */
const examples = new Set(
  `what_changed parking_spaces insurance listAreas listTags moving sendMovingEnquiry use-x tree-2`.split(/\s+/),
);

const runGit = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 28 });
const paths = runGit("ls-files").trim().split("\n");
const isText = /\.(tsx?|mjs|css|sql|json|toml|ya?ml|html|txt|webmanifest)$/;
const toWords = (text: string) => text.match(/[\p{L}_$][\p{L}\p{N}_$]*(-[\p{L}\p{N}_$]+)*/gu) ?? [];

/** All words of the tracked files that are no documents, and of their paths. */
const words = new Set([
  ...paths.flatMap(toWords),
  ...paths
    .filter((path) => isText.test(path) && !/package-lock|documents\/names/.test(path))
    .flatMap((path) => toWords(readFileSync(join(root, path), "utf8"))),
]);
const isKnown = (word: string) => words.has(word) || outside.has(word) || examples.has(word);

/** Returns the paths of files and folders in a quoted text, such as `migrations/backup.ts`; `*.part.tsx` is none. */
const toPaths = (quoted: string) => [
  ...(quoted.match(/^(worker|web|tests|migrations)\/[\w./-]+$/) ?? []).slice(0, 1),
  ...(quoted.match(/(?<![\w:/.*>-])(\.\.?\/)*\w[\w.-]*(\/[\w.-]+)*\.(ts|tsx|css|json|svg)(?!\w)/g) ?? []),
];
const isFile = (path: string) =>
  outside.has(path) ||
  toWords(path).some((word) => examples.has(word)) ||
  paths.some((one) => one.startsWith(path.replace(/\/?$/, "/"))) ||
  paths.some((one) => `/${one}`.endsWith(`/${path.replace(/^(\.\.?\/)+/, "")}`));

it.each(documents)("each name in back quotes in %s is in the code", (document) => {
  const text = readFileSync(join(root, document), "utf8").replace(/```[\s\S]*?```/g, "");
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = ""]) => name);
  const unknown = quoted.filter((name) => !toWords(name).every(isKnown) || !toPaths(name).every(isFile));
  expect(unknown).toEqual([]);
});

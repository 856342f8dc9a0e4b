import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
/** Folders and files with the texts of alarms and of messages about them. */
const sources = [
  "worker/flows/watch",
  "worker/flows/health/watch-health.service.ts",
  "worker/flows/nightly-backup",
  "worker/flows/image-files",
  "worker/modules/images/sweep",
  "worker/modules/image-backup",
  "worker/modules/operations/announce-alarms.service.ts",
  "worker/contract/admin/alarm-labels.ts",
  "web/admin/features/dashboard",
];
const technical =
  /\b(D1|R2|DB|IMAGES|BACKUPS|MAILER|MAIL_\w+|TOKEN_KEY|bucket|binding|image store|npm run|Cloudflare)\b/i;

function readFiles(path: string): [file: string, text: string][] {
  if (path.endsWith(".ts") || path.endsWith(".tsx")) return [[path, readFileSync(join(root, path), "utf8")]];
  return readdirSync(join(root, path)).flatMap((name) => readFiles(`${path}/${name}`));
}

/** Returns the sentences among the strings of a file: those with a space and a capital at the start or a full stop. SQL has none. */
function findSentences(text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|sql`[^`]*`/gm, "");
  const strings = [...code.matchAll(/"([^"\n]*)"|`([^`]*)`/g)].map(([, quoted, template]) =>
    (quoted ?? template ?? "").replace(/\$\{[^}]*\}/g, "1"),
  );
  return strings.filter((string) => string.includes(" ") && /^[A-Z]|\.$/.test(string));
}

it("alarms, messages about them and the dashboard name no technical part", () => {
  const found = sources.flatMap(readFiles).flatMap(([file, text]) =>
    findSentences(text)
      .filter((sentence) => technical.test(sentence))
      .map((sentence) => `${file}: ${sentence}`),
  );
  expect(found).toEqual([]);
  expect(sources.flatMap(readFiles).flatMap(([, text]) => findSentences(text)).length).toBeGreaterThan(20);
});

import { execFile } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type LocalBindings, openLocalState } from "../../../migrations/local-state.ts";
import { root } from "../../../migrations/wrangler.ts";
import { createState } from "../../support/storage/local-states.ts";

let folder = "";
const state = (name: string) => join(folder, name);

/** Runs the command as the owner does. */
function drill(name: string, ...options: string[]): Promise<{ code: number; output: string }> {
  const command = ["migrations/drill.ts", "--state", state(name), ...options];
  return new Promise((resolve) => {
    const child = execFile(process.execPath, command, { cwd: root }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "hub-drill-test-"));
  await createState("seeded", state("site"));
  await openLocalState(state("site"), keepThreeListings);
}, 300_000);

/** A drill reads every image twice, so most listings are removed. */
async function keepThreeListings({ DB, IMAGES }: LocalBindings): Promise<void> {
  await DB.prepare("DELETE FROM properties WHERE n > 3").run();
  const { results } = await DB.prepare("SELECT key FROM images").all<{ key: string }>();
  const isKept = (file: string) => results.some(({ key }) => file.startsWith(key));
  const { objects } = await IMAGES.list();
  await IMAGES.delete(objects.map(({ key }) => key).filter((key) => !isKept(key)));
}

afterAll(() => rm(folder, { recursive: true, force: true }));

it("a drill restores both copies and finds no difference", async () => {
  const { code, output } = await drill("site", "--make");
  expect(output).toContain("Result: no difference");
  expect(output).toMatch(/Compared: 3 listings, [1-9]\d images, 11 lists and pages/);
  expect(output).toContain("lost after a disaster: 0 rows, 0 image files");
  expect(output).toMatch(/\| Restore the database \| [\d.]+ \|/);
  expect(code).toBe(0);
}, 600_000);

it("a drill fails when a copied image is damaged, and reports what is newer than the copies", async () => {
  await cp(state("site"), state("damaged-image"), { recursive: true });
  await openLocalState(state("damaged-image"), async ({ BACKUPS, DB, IMAGES }) => {
    const { objects } = await BACKUPS.list({ prefix: "images/" });
    const key = objects.find((object) => !object.key.endsWith(".webp"))?.key ?? objects[0]?.key ?? "";
    await BACKUPS.put(key, "damaged");
    await DB.prepare("INSERT INTO sequences VALUES ('new', 1)").run();
    await IMAGES.put("buy-properties/new", "an image");
  });
  const { code, output } = await drill("damaged-image");
  expect(output).toMatch(/Result: \d+ differences\n {2}- \/images\//);
  expect(output).toContain("lost after a disaster: 1 rows, 1 image files");
  expect(code).toBe(1);
}, 600_000);

it("a drill fails when the copy of the database is damaged or missing", async () => {
  await cp(state("site"), state("damaged"), { recursive: true });
  await openLocalState(state("damaged"), async ({ BACKUPS }) => {
    const [copy] = (await BACKUPS.list({ prefix: "database/" })).objects;
    const text = await (await BACKUPS.get(copy?.key ?? ""))?.text();
    await BACKUPS.put(copy?.key ?? "", text?.replace("Monrovia", "Monrovja") ?? "");
  });
  expect(await drill("damaged")).toEqual({ code: 1, output: "The drill failed. The copy is damaged: part 1 of 1\n" });
  await openLocalState(state("damaged"), async ({ BACKUPS }) => {
    await BACKUPS.delete((await BACKUPS.list({ prefix: "database/" })).objects.map(({ key }) => key));
  });
  const { code, output } = await drill("damaged");
  expect(output).toMatch(/^The drill failed\. There is no complete copy of the database.*: npm run drill -- --make\n$/);
  expect(code).toBe(1);
}, 600_000);

it("a drill says what to do when there is no site, no copy of an image, or a much smaller copy", async () => {
  const withoutSite = await drill("none");
  expect(withoutSite.output).toMatch(/^The drill failed\. The folder has no site\. .*npm start/);
  await cp(state("site"), state("no-images"), { recursive: true });
  await openLocalState(state("no-images"), async ({ BACKUPS }) => {
    await BACKUPS.delete((await BACKUPS.list({ prefix: "images/" })).objects.map(({ key }) => key));
  });
  expect((await drill("no-images")).output).toMatch(/no copy of an image\. .*: npm run drill -- --make/);
  await openLocalState(state("no-images"), async ({ DB }) => {
    await DB.exec("UPDATE jobs SET state = json_set(state, '$.newest.bytes', 100000000) WHERE name = 'backup'");
  });
  const smaller = await drill("no-images", "--make");
  expect([smaller.code, smaller.output]).toEqual([1, expect.stringContaining("npm run db:accept-smaller")]);
}, 600_000);

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const built = (path: string) => readFileSync(join(import.meta.dirname, "../../dist", path), "utf8");
/** The files that the service worker brings to every visitor's phone. */
const fetched: string[] = JSON.parse(/const files = (\[.*?\]);/s.exec(built("client/sw.js"))?.[1] ?? "[]");
const chunks: Record<string, string[]> = JSON.parse(built("server/screen-chunks.json"));
const isStaffs = (screen: string) => /(^|\/)admin\//.test(screen);

it("no part that only the staff open is brought to visitors' phones", () => {
  const screens = Object.entries(chunks);
  const visitors = new Set(screens.flatMap(([screen, files]) => (isStaffs(screen) ? [] : files)));
  const staffs = screens.flatMap(([screen, files]) => (isStaffs(screen) ? files : [])).filter((f) => !visitors.has(f));
  expect(staffs.length).toBeGreaterThan(0);
  expect(fetched.filter((file) => staffs.includes(file))).toEqual([]);
});

it("the chart library is a file of its own, which the charts alone load", () => {
  const holders = Object.entries(chunks).filter(([, files]) =>
    files.some((file) => built(`client${file}`).includes("visx-axis")),
  );
  expect(holders.map(([screen]) => screen)).toEqual(["features/admin/dashboard/charts.tsx"]);
  const scripts = fetched.filter((file) => file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((file) => built(`client${file}`).includes("visx-axis"))).toEqual([]);
});

import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readLocalTokenKey } from "../../migrations/local-token-key.ts";

it("a local database keeps its token key over a restart, and another database has another one", () => {
  const folder = mkdtempSync(join(tmpdir(), "hub-key-"));
  const [state, other] = [join(folder, "a/state"), join(folder, "b")];
  const key = readLocalTokenKey(state);
  expect(key.length).toBeGreaterThanOrEqual(32);
  expect(readLocalTokenKey(state)).toBe(key);
  expect(readLocalTokenKey(other)).not.toBe(key);
  expect(statSync(join(state, "token-key")).mode & 0o077).toBe(0);
  rmSync(folder, { recursive: true });
});

import { expect, it } from "vitest";
import { hashPassword, isHashOutdated, verifyPassword } from "#worker/security/passwords.ts";

it("hashes a password with 16 MiB and five rounds", async () => {
  const hash = await hashPassword("Mango-tree-7", "10.0.0.1");
  expect(hash).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$/);
  expect(isHashOutdated(hash)).toBe(false);
  expect(await verifyPassword("Mango-tree-7", hash, "10.0.0.1")).toBe(true);
  expect(await verifyPassword("Mango-tree-8", hash, "10.0.0.1")).toBe(false);
});

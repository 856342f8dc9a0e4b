import { describe, expect, it } from "vitest";
import { createRecoveryCodes, hashRecoveryCode } from "#worker/security/recovery-codes.ts";
import { openSecret, sealSecret } from "#worker/security/secret-box.ts";
import { createTotpSecret, findTotpStep, readAppCode, totpUri } from "#worker/security/totp.ts";

/** "12345678901234567890" in base 32, the secret of RFC 6238, appendix B. */
const rfcSecret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

describe("codes of authenticator apps", () => {
  it.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_111_111_111, "050471"],
    [1_234_567_890, "005924"],
    [2_000_000_000, "279037"],
    [20_000_000_000, "353130"],
  ])("match the test vector of RFC 6238 for second %i", (seconds, code) => {
    const now = (second: number) => new Date(second * 1000);
    const step = Math.floor(seconds / 30);
    const stepAfter = (later: number) => findTotpStep(rfcSecret, code, now(Math.max(0, seconds + later)));
    for (const later of [-30, 0, 30]) expect(stepAfter(later), `${later}`).toEqual({ step, isClockSlow: false });
    for (const later of [60, 90, 120]) expect(stepAfter(later), `${later}`).toEqual({ step, isClockSlow: true });
    expect(stepAfter(150)).toBeUndefined();
    if (seconds > 60) expect(stepAfter(-60)).toBeUndefined();
  });

  it.each(["", "28708", "2870822", "28708a", "０８７０８２"])("rejects %j", (code) =>
    expect(findTotpStep(rfcSecret, code, new Date(59_000))).toBeUndefined(),
  );

  it.each([
    "123456",
    " 123 456 ",
    "123\u00a0456",
    "12\u200934\u202f56",
    "123\t456\n",
    "\ufeff123\u200b456",
    "123\u3000456",
  ])("are read from %j", (text) => expect(readAppCode(text)).toBe("123456"));

  it.each(["", "12345", "1234567", "123-45a", "7KQM-2XWD-HP4A-9TRC"])("are not read from %j", (text) =>
    expect(readAppCode(text)).toBeUndefined(),
  );

  it("use a random secret of 160 bits, which the address passes on with the account", () => {
    const secret = createTotpSecret();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(createTotpSecret()).not.toBe(secret);
    const uri = new URL(totpUri(secret, "kebbeh@example.org"));
    expect([uri.protocol, uri.host]).toEqual(["otpauth:", "totp"]);
    expect(decodeURIComponent(uri.pathname)).toBe("/Monrovia Hub:kebbeh@example.org");
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({
      secret,
      algorithm: "SHA1",
      digits: "6",
      period: "30",
    });
  });
});

it("a secret box is opened with the same key and owner only, and not after a change", async () => {
  const box = await sealSecret("a secret", "owner", "key");
  expect(box).not.toContain("a secret");
  expect(await sealSecret("a secret", "owner", "key")).not.toBe(box);
  expect(await openSecret(box, "owner", "key")).toBe("a secret");
  expect(await openSecret(box, "another owner", "key")).toBeUndefined();
  expect(await openSecret(box, "owner", "another key")).toBeUndefined();
  const [version, nonce, sealed = ""] = box.split(".");
  const changed = `${sealed.startsWith("A") ? "B" : "A"}${sealed.slice(1)}`;
  expect(await openSecret([version, nonce, changed].join("."), "owner", "key")).toBeUndefined();
  expect(await openSecret("rubbish", "owner", "key")).toBeUndefined();
});

it("recovery codes are ten different codes of 80 bits, read without case and dashes", async () => {
  const codes = createRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/);
  const [code = ""] = codes;
  expect(await hashRecoveryCode("id", ` ${code.toLowerCase().replaceAll("-", " ")}`)).toBe(
    await hashRecoveryCode("id", code),
  );
  expect(await hashRecoveryCode("another id", code)).not.toBe(await hashRecoveryCode("id", code));
});

import { env } from "cloudflare:workers";
import { expect, it, vi } from "vitest";
import { runSchedule } from "#worker/flows/run-schedule.ts";
import { createAdminClient, queryRows } from "../../support/admin-client.ts";
import { storeTestEnquiry } from "../../support/enquiries.ts";
import { unavailableImages } from "../../support/unavailable-stores.ts";

it("runs all tasks and reports the error when the image store is unavailable", async () => {
  const { send, publish } = await createAdminClient();
  const { uuid } = await publish();
  await send("/delete/buy/property", { method: "DELETE", body: { uuid } });
  await env.IMAGES.put("spool/enquiries/broken.json", "{}");
  const later = new Date(Date.now() + 31 * 86_400_000);
  await expect(runSchedule({ ...env, IMAGES: unavailableImages }, later)).rejects.toThrow();
  expect(await queryRows("SELECT 1 FROM sessions")).toEqual([]);
  expect(await queryRows("SELECT uuid FROM tombstones")).toEqual([{ uuid }]);
  await expect(runSchedule(env, new Date(later.getTime() + 1))).rejects.toThrow();
  expect((await env.IMAGES.list({ prefix: "buy-properties/" })).objects).toEqual([]);
});

it("logs the mail task only when mails were sent", async () => {
  const log = vi.spyOn(console, "log");
  const mailing = {
    MAILER: { send: async () => ({ messageId: "1" }) } as unknown as SendEmail,
    MAIL_FROM: "a",
    MAIL_TO: "b",
  };
  const lines = () => log.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('"mail"'));
  await runSchedule({ ...env, ...mailing });
  expect(lines()).toEqual([]);
  await storeTestEnquiry({ mailed: true });
  await runSchedule({ ...env, ...mailing });
  expect(lines().map((line) => JSON.parse(line))).toEqual([{ schedule: "mail", done: { sent: 1, failed: 0 } }]);
  log.mockRestore();
});

import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import type { EnquiryReceipt } from "#contract/enquiries/enquiry.ts";
import { runSchedule } from "#worker/flows/run-schedule.ts";
import { spooledEnquiries } from "#worker/modules/enquiries/enquiry-spool.ts";
import { drainEnquirySpool } from "#worker/modules/enquiries/spool/drain-enquiry-spool.service.ts";
import { imageStore } from "#worker/storage/image-store.ts";
import { readSpoolState } from "#worker/storage/spool.ts";
import { callApi } from "../../support/accounts.ts";
import { followStorageClock } from "../../support/clocks/noon-clock.ts";
import { noChannels } from "../../support/push/no-channels.ts";
import { firstRow, queryRows } from "../../support/storage/rows.ts";
import { unavailableDatabase, unavailableImages } from "../../support/stores/unavailable-stores.ts";

const person = { name: "Ma Kebbeh", email: "kebbeh@example.org", phone_number: "+231 77 555 0101" };
const path = "/public/contact-us/general";
const away = { DB: unavailableDatabase };
const images = imageStore(env.IMAGES);
const stores = { db: env.DB, images };

const sendWithKey = (key: string, body: object = person, bindings = {}) =>
  callApi<EnquiryReceipt>(path, { body, headers: { "idempotency-key": key }, bindings });
const spoolOne = async (change = {}) =>
  (await callApi<EnquiryReceipt>(path, { body: { ...person, ...change }, bindings: away })).body;
const storedIds = async () => (await queryRows("SELECT id FROM enquiries ORDER BY n")).map(({ id }) => id);
const keysIn = async (prefix: string) => (await env.IMAGES.list({ prefix })).objects.map(({ key }) => key);
const findAlarm = () => firstRow("SELECT detail, ended_at FROM alarms WHERE name = 'spool'");
const drain = () => drainEnquirySpool(stores, false, new Date(), noChannels);

/** A database whose batches fail while they contain the text in a statement that begins as given. */
function failingFor(text: string, message = "Network connection lost", beginning = ""): D1Database {
  const failing = new Set<D1PreparedStatement>();
  return {
    prepare: (sql: string) => ({
      all: () => env.DB.prepare(sql).all(),
      bind: (...values: unknown[]) => {
        const statement = env.DB.prepare(sql).bind(...values);
        if (values.includes(text) && sql.startsWith(beginning)) failing.add(statement);
        return statement;
      },
    }),
    batch: (statements: D1PreparedStatement[]) =>
      statements.some((one) => failing.has(one)) ? Promise.reject(new Error(message)) : env.DB.batch(statements),
  } as unknown as D1Database;
}

describe("a spool object that cannot be read", () => {
  it("never blocks the next, and is set aside unchanged with the reason, without an address in the log", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    const withoutName = JSON.stringify({ record: { enquiry: { ...person, name: "" } } });
    const objects: Record<string, [text: string, reason: unknown]> = {
      a: ["{", "The object is not valid JSON"],
      b: ["", "The object is not valid JSON"],
      c: ["null", "Missing or invalid: the object"],
      d: ["{}", "Missing or invalid: record"],
      e: [withoutName, expect.stringContaining("name")],
    };
    for (const [name, [text]] of Object.entries(objects)) await env.IMAGES.put(`spool/enquiries/-${name}.json`, text);
    const { id } = await spoolOne();
    expect(await drain()).toEqual({ stored: 1, unreadable: 5 });
    expect(await storedIds()).toEqual([id]);
    expect(await keysIn("spool/")).toHaveLength(5);
    for (const [name, [text, reason]] of Object.entries(objects)) {
      const key = `spool/unreadable/enquiries/-${name}.json`;
      const aside = await env.IMAGES.get(key);
      expect([aside?.customMetadata?.reason, await aside?.text()]).toEqual([reason, text]);
      expect(log.mock.calls.join()).toContain(key);
    }
    expect(log.mock.calls.join()).not.toContain(person.email);
    log.mockRestore();
  });

  it("because the database rejects it never blocks the next", async () => {
    await env.DB.exec(
      "CREATE TRIGGER reject BEFORE INSERT ON enquiries WHEN new.name = 'Rejected' BEGIN SELECT RAISE(ABORT, 'no'); END",
    );
    await spoolOne({ name: "Rejected" });
    const { id } = await spoolOne();
    expect(await drain()).toEqual({ stored: 1, unreadable: 1 });
    expect(await storedIds()).toEqual([id]);
    expect(await keysIn("spool/unreadable/enquiries/")).toHaveLength(1);
  });

  it("raises the alarm until it is removed", async () => {
    await env.IMAGES.put("spool/enquiries/broken.json", "{");
    await env.IMAGES.put("spool/logouts/broken", "");
    await runSchedule(env);
    expect(await findAlarm()).toEqual({ detail: expect.stringMatching(/could not be read: 2\./), ended_at: null });
    expect(await readSpoolState(images)).toEqual({ waiting: 0, oldestAt: null, unreadable: 2 });
    for (const key of await keysIn("spool/unreadable/")) await env.IMAGES.delete(key);
    await runSchedule(env);
    expect(await findAlarm()).toMatchObject({ ended_at: expect.any(String) });
  });

  it("is processed again when it is repaired and moved back", async () => {
    await spoolOne();
    const [key = ""] = await keysIn("spool/enquiries/");
    const text = (await images.readText(key)) ?? "";
    await env.IMAGES.put(key, text.slice(1));
    await drain();
    await env.IMAGES.put(key, text);
    expect(await drain()).toEqual({ stored: 1, unreadable: 0 });
    expect(await storedIds()).toHaveLength(1);
  });

  it("never stops the erasure of a person, whose data it may contain", async () => {
    await env.IMAGES.put("spool/unreadable/enquiries/a.json", `{"email":"${person.email.toUpperCase()}`);
    await env.IMAGES.put("spool/enquiries/b.json", "{");
    await spoolOne();
    expect(await spooledEnquiries.find(images, { emails: [person.email], phones: [] })).toMatchObject([person]);
    expect(await spooledEnquiries.remove(images, { emails: [person.email], phones: [] }, null)).toBe(2);
    expect(await keysIn("spool/")).toEqual(["spool/enquiries/b.json"]);
  });

  it("never stops other sign-outs", async () => {
    await env.IMAGES.put("spool/logouts/broken", "");
    await env.IMAGES.put(`spool/logouts/${"a".repeat(64)}`, "");
    await runSchedule(env);
    expect(await keysIn("spool/")).toEqual(["spool/unreadable/logouts/broken"]);
  });
});

describe("a storage failure", () => {
  it("of one enquiry keeps it in the spool and never stops the others", async () => {
    const first = await spoolOne();
    const [key = ""] = await keysIn("spool/enquiries/");
    const text = (await images.readText(key)) ?? "";
    await env.IMAGES.delete(key);
    await env.IMAGES.put("spool/enquiries/-first.json", text);
    const second = await spoolOne();
    const db = failingFor(first.id);
    await expect(drainEnquirySpool({ db, images }, false, new Date(), noChannels)).rejects.toThrow();
    expect(await storedIds()).toEqual([second.id]);
    expect(await keysIn("spool/")).toEqual(["spool/enquiries/-first.json"]);
    await drain();
    expect(await storedIds()).toEqual([second.id, first.id]);
  });

  it("that repeats never counts an enquiry twice, so that it never becomes spam", async () => {
    const { id } = await spoolOne();
    const db = failingFor(id, "Network connection lost", `insert into "enquiries"`);
    for (let run = 0; run < 7; run++) {
      await expect(drainEnquirySpool({ db, images }, false, new Date(), noChannels)).rejects.toThrow();
    }
    await drain();
    expect(await queryRows("SELECT id, spam FROM enquiries")).toEqual([{ id, spam: 0 }]);
    const results = await queryRows("SELECT max(count) AS count FROM throttles");
    expect(results).toEqual([{ count: 1 }]);
  });

  it("of the whole database ends the run at once and keeps everything", async () => {
    await spoolOne();
    await spoolOne();
    const batch = vi.fn(() => Promise.reject(new Error("away")));
    const db: D1Database = Object.assign({}, unavailableDatabase, { batch });
    await expect(drainEnquirySpool({ db, images }, false, new Date(), noChannels)).rejects.toThrow();
    expect(batch).toHaveBeenCalledTimes(1);
    expect(await keysIn("spool/enquiries/")).toHaveLength(2);
  });

  it("raises the alarm when an enquiry waits for more than 30 minutes", async () => {
    followStorageClock();
    const { id } = await spoolOne();
    const failing = { ...env, DB: failingFor(id) };
    await expect(runSchedule(failing, new Date(Date.now() + 29 * 60_000))).rejects.toThrow();
    expect(await findAlarm()).toBeNull();
    await expect(runSchedule(failing, new Date(Date.now() + 31 * 60_000))).rejects.toThrow();
    expect(await findAlarm()).toMatchObject({
      detail: expect.stringMatching(/not in the inbox yet: 1/),
      ended_at: null,
    });
  });
});

it("the spool is emptied oldest first, 200 enquiries in a run", async () => {
  const read: string[] = [];
  const objects = Array.from({ length: 201 }, (_, n) => ({
    key: `spool/enquiries/a-${n}.json`,
    uploaded: new Date(n === 200 ? 0 : 1000 + n),
    size: 1,
  }));
  const watched = Object.assign({}, images, {
    list: async (_: string, after?: string) => (after ? [] : objects),
    // Another run has stored it.
    readText: async (key: string) => {
      read.push(key);
      return null;
    },
    delete: async () => {},
  });
  const done = await drainEnquirySpool({ db: env.DB, images: watched }, false, new Date(), noChannels);
  expect([done, read.length]).toEqual([{ stored: 200, unreadable: 0 }, 200]);
  expect(read.slice(0, 2)).toEqual(["spool/enquiries/a-200.json", "spool/enquiries/a-0.json"]);
  expect(read).not.toContain("spool/enquiries/a-199.json");
  expect(await drain()).toBeUndefined();
});

describe("a repeated key", () => {
  it("never stores an enquiry twice if only the database's response was lost", async () => {
    await sendWithKey("k");
    await sendWithKey("k", person, away);
    await runSchedule(env);
    expect(await storedIds()).toHaveLength(1);
    expect(await keysIn("spool/")).toEqual([]);
  });

  it("never stores a second enquiry while the first waits in the spool", async () => {
    const first = (await sendWithKey("k", person, away)).body;
    expect((await sendWithKey("k", person, away)).body).toEqual(first);
    expect(await sendWithKey("k")).toMatchObject({ status: 201, body: first });
    expect(await storedIds()).toEqual([]);
    await drain();
    expect((await sendWithKey("k")).body).toEqual(first);
    expect(await storedIds()).toEqual([first.id]);
  });

  it("never stores two enquiries when many requests arrive at once during an outage", async () => {
    const responses = await Promise.all(Array.from({ length: 8 }, () => sendWithKey("k", person, away)));
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
    expect(await keysIn("spool/enquiries/")).toHaveLength(1);
  });

  it("never stores two enquiries when it races with the move to the database", async () => {
    await sendWithKey("k", person, away);
    await Promise.all([drain(), drain(), ...Array.from({ length: 4 }, () => sendWithKey("k"))]);
    expect(await storedIds()).toHaveLength(1);
    expect(await keysIn("spool/")).toEqual([]);
  });

  it("with another body is rejected while the first waits in the spool", async () => {
    await sendWithKey("k", person, away);
    const other = { ...person, name: "Another" };
    expect((await sendWithKey("k", other, away)).status).toBe(422);
    expect((await sendWithKey("k", other)).status).toBe(422);
    expect(await storedIds()).toEqual([]);
  });

  it("with another body that was stored while the spool was unavailable never drops the spooled enquiry", async () => {
    const first = (await sendWithKey("k", person, away)).body;
    const second = (await sendWithKey("k", { ...person, name: "Another" }, { IMAGES: unavailableImages })).body;
    await drain();
    expect(await storedIds()).toEqual([second.id, first.id]);
  });

  it("whose spooled enquiry is unreadable is stored", async () => {
    await sendWithKey("k", person, away);
    const [key = ""] = await keysIn("spool/enquiries/");
    await env.IMAGES.put(key, "{");
    const { status, body } = await sendWithKey("k", person, away);
    expect(status).toBe(201);
    await drain();
    expect(await storedIds()).toEqual([body.id]);
  });
});

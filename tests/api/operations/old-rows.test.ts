import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { EnquiryList } from "#contract/enquiries/inbox-enquiry.ts";
import { query } from "#worker/db/query.ts";
import { findResources } from "#worker/modules/appointments/times/busy-times.repository.ts";
import { callApi, storeSignedIn } from "../../support/accounts.ts";
import { expectDerivedDataToMatch } from "../../support/database-consistency.ts";
import { insertRow, queryRows, runSql } from "../../support/storage/rows.ts";
import { migrateBefore } from "../../support/storage/run-migrations.ts";
import { at, insertAppointment, insertEnquiry, insertPerson, insertUser } from "./earlier-rows.ts";

describe("a migration gives the rows of the version before right values", () => {
  it("0010: enquiries get how they were answered, and what the version before answers has a way too", async () => {
    const insert = (id: string, answered_at: string | null) =>
      insertEnquiry(id, { status: "read", due_at: at, changed_at: at, answered_at, answered_by: "mary" });
    const { runAll } = await migrateBefore("0010");
    const ids = [1, 2, 3, 4, 5].map((n) => `00000000-0000-4000-8000-00000000000${n}`);
    for (const [index, id] of ids.slice(0, 4).entries()) await insert(id, index < 3 ? at : null);
    await insertRow("enquiry_events", { enquiry_n: 1, at, actor_id: "mary", kind: "call" });
    await insertAppointment(3);
    await insertRow("appointment_history", { appointment_n: 1, at, field: "status" });
    await runAll();
    await insert(ids[4] ?? "", at);
    const rows = await queryRows<{ answered_how: string | null }>("SELECT answered_how FROM enquiries ORDER BY n");
    expect(rows.map(({ answered_how }) => answered_how)).toEqual(["call", "replied", "appointment", null, null]);
    const { token } = await storeSignedIn({ role: "admin" });
    const { body } = await callApi<EnquiryList>("/contact/submissions", { token });
    expect(body.data.submissions.map(({ answered_how }) => answered_how)).toEqual([
      "replied",
      null,
      "appointment",
      "replied",
      "call",
    ]);
    expect(body.counts).toMatchObject({ unanswered: 1, overdue: 1 });
    await expectDerivedDataToMatch();
  });

  it.each([
    ["nobody was named: all of the team show homes", [], [1, 1], ["mary"]],
    ["one was named: the others show none", ["mary"], [1, 0], ["mary calendar"]],
  ])("0011: where %s, and who has a viewing is busy", async (_, named, switches, busy) => {
    const insertResource = (name: string) =>
      insertRow("resources", { id: `${name} calendar`, kind: "colleague", name, user_id: name, created_at: at });
    const { runAll } = await migrateBefore("0011");
    for (const name of ["mary", "joy"]) await insertUser(name);
    for (const name of named) await insertResource(name);
    await insertEnquiry("e", { service: "real-estate" });
    await insertAppointment(1, { property_uuid: "home", assignee_id: "mary" });
    const time = { appointment_n: 1, start: 9, until: 10, event: "event" };
    await insertRow("appointment_resources", { ...time, resource_id: "home" });
    await runAll();
    const [all] = await query(env.DB, findResources({ kind: "viewing", subject: "home" }));
    const byName = ["mary", "joy"].map((name) => all.find(({ user_id }) => user_id === name));
    expect(byName.map((one) => Number(one?.does_viewings))).toEqual(switches);
    const times = await queryRows("SELECT resource_id, start, until, event FROM appointment_resources ORDER BY rowid");
    expect(times).toMatchObject([
      { resource_id: "home" },
      ...busy.map((resource_id) => ({ resource_id, start: 9, until: 10 })),
    ]);
    await insertResource("joy");
    await runSql("DELETE FROM users WHERE id = 'joy'");
    expect((await query(env.DB, findResources({ kind: "viewing", subject: "home" })))[0]).toHaveLength(1);
    await expectDerivedDataToMatch();
  });

  it("0012: the hours of professionals are read from the settings, else from their text", async () => {
    const { runIt, runAll } = await migrateBefore("0012");
    const insert = (table: string, id: string, availability: string, columns: object = {}) =>
      insertRow(table, {
        ...{ id, position: 0, updated_at: at, name: "Dr", specialty: "X", location: "Sinkor", availability },
        ...{ contact: "", description: "", experience: "", price: "", ...columns },
      });
    const texts = {
      range: "Monday to Friday, 8:00 – 16:00",
      pair: "Wednesday and Thursday, 10:00 – 15:00",
      short: "Mon-Sat, 09:00 - 14:30",
      single: "sunday, 7:05–24:00",
      daily: "Every day, 0:00 – 12:00",
      stored: "Monday to Friday, 8:00 – 16:00",
      words: "Mondays by arrangement",
      backwards: "Monday, 16:00 – 8:00",
      none: "",
    };
    for (const [id, text] of Object.entries(texts)) await insert("professionals", id, text);
    await insert("binned_professionals", "binned", texts.pair, { deleted_at: at });
    const visits = { kind: "clinic", resource_id: "stored", from: "10:00", to: "12:00" };
    const hours = [3, 2].map((weekday) => ({ ...visits, weekday }));
    await insertRow("availability", { id: 1, settings: JSON.stringify({ hours }), saved_at: at });
    await runIt();
    const on = (days: number[], from: string, to: string) =>
      JSON.stringify(days.map((weekday) => ({ weekday, from, to })));
    const columns = "id, hours AS found";
    const rows = await queryRows(
      `SELECT ${columns} FROM professionals UNION ALL SELECT ${columns} FROM binned_professionals`,
    );
    expect(Object.fromEntries(rows.map(({ id, found }) => [id, found]))).toEqual({
      range: on([1, 2, 3, 4, 5], "08:00", "16:00"),
      pair: on([3, 4], "10:00", "15:00"),
      short: on([1, 2, 3, 4, 5, 6], "09:00", "14:30"),
      single: on([7], "07:05", "24:00"),
      daily: on([1, 2, 3, 4, 5, 6, 7], "00:00", "12:00"),
      stored: on([2, 3], "10:00", "12:00"),
      ...{ words: "[]", backwards: "[]", none: "[]" },
      binned: on([3, 4], "10:00", "15:00"),
    });
    await insert("professionals", "later", texts.range);
    await runAll();
    await expectDerivedDataToMatch();
  });

  it("0024: who was merged has one sender up to then, and the version before still adds people", async () => {
    const merge = (id: string, merged_n: number, moved: object) =>
      insertRow("person_merges", { id, kept_n: 1, merged_n, at, actor_id: "mary", moved: JSON.stringify(moved) });
    const { runIt, runAll } = await migrateBefore("0024");
    for (const id of ["kept", "merged", "merged later", "merged first", "other"]) await insertPerson(id, "Ma Kebbeh");
    await merge("first", 4, {});
    await merge("later", 3, { newest: 7 });
    await merge("then", 2, { newest: 5 });
    await runIt();
    await insertPerson("new", "Ma Kebbeh");
    expect(await queryRows("SELECT id, one_sender_n FROM people WHERE one_sender_n IS NOT NULL")).toEqual([
      { id: "kept", one_sender_n: 7 },
    ]);
    await runAll();
    await expectDerivedDataToMatch();
  });

  it("0025: a want that no search for a person finds has no name", async () => {
    const { runIt, runAll } = await migrateBefore("0025");
    const want = { kind: "rent", filters: "{}", label: "", status: "active", name: "Ma Kebbeh" };
    const insert = (id: string, channel: string, contact_key: string | null) =>
      insertRow("wants", {
        ...want,
        id,
        secret_hash: id,
        channel,
        contact_key,
        created_at: at,
        changed_at: at,
        ends_at: at,
      });
    await insert("push", "push", null);
    await insert("none", "none", null);
    await insert("whatsapp", "whatsapp", "+231775550909");
    // A colleague has changed the channel.
    await insert("silenced", "none", "+231775550909");
    await runIt();
    expect(await queryRows("SELECT id FROM wants WHERE name IS NULL ORDER BY n")).toEqual([
      { id: "push" },
      { id: "none" },
    ]);
    await runAll();
    await expectDerivedDataToMatch();
  });
});

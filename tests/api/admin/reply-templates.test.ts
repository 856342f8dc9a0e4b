import { beforeEach, describe, expect, it } from "vitest";
import { defaultReplyTemplates } from "#contract/enquiries/default-reply-templates.ts";
import type { ReplyTemplate } from "#contract/enquiries/reply-templates.ts";
import { callApi, readAllTables, storeSignedIn } from "../../support/accounts.ts";
import { unavailableDatabase } from "../../support/stores/unavailable-stores.ts";
import { readAudit, storeSuperAdmin } from "./team-requests.ts";

const path = "/reply-templates";
let admin = { id: "", token: "" };
beforeEach(async () => {
  admin = await storeSignedIn({ role: "admin", sees_health: false });
});

type Saved = ReplyTemplate[] & { detail: { loc: (string | number)[]; msg: string }[] };
const list = async (token = admin.token) => (await callApi<ReplyTemplate[]>(path, { token })).body;
const save = (body: unknown, token = admin.token) => callApi<Saved>(path, { method: "PUT", body, token });
const viewing = {
  name: "Offer a viewing",
  service: "real-estate",
  subject: "{title}",
  body: "Hello {name}, {title} costs {price}: {link}\n{me}, {business}, {reference}",
};

describe("reply templates", () => {
  it("are those of the site until others are saved, and again after an empty list", async () => {
    expect(await list()).toEqual(defaultReplyTemplates);
    await save([viewing]);
    expect(await list()).toEqual([{ ...viewing, id: expect.any(String) }]);
    expect((await save([])).body).toEqual(defaultReplyTemplates);
  });

  it("are saved in their order, keep their ids and are recorded by name", async () => {
    const { body: first } = await save([viewing, { name: "Thanks", body: "Thank you" }]);
    expect(first).toMatchObject([viewing, { name: "Thanks", service: null, subject: "", body: "Thank you" }]);
    const { body: second } = await save([first[1], { ...first[0], body: "Shorter" }]);
    expect(second.map(({ id, body }) => [id, body])).toEqual([
      [first[1]?.id, "Thank you"],
      [first[0]?.id, "Shorter"],
    ]);
    const [, change] = await readAudit();
    expect(change).toMatchObject({
      actor_id: admin.id,
      before: '{"templates":["Offer a viewing","Thanks"]}',
      after: '{"templates":["Thanks","Offer a viewing"]}',
    });
  });

  it.each([
    [[{ ...viewing, body: "Dear {client}" }], [0, "body"], "Unknown field {client}"],
    [[viewing, { ...viewing, subject: "{Name}" }], [1, "subject"], "Unknown field {Name}"],
    [[{ ...viewing, body: "{ name }" }], [0, "body"], "Unknown field { name }"],
    [[{ ...viewing, body: "{}" }], [0, "body"], "Unknown field {}"],
    [[{ ...viewing, body: " " }], [0, "body"], "Text is required"],
    [[{ ...viewing, body: "x".repeat(3001) }], [0, "body"], "Must be at most 3,000 characters"],
    [[{ ...viewing, name: "" }], [0, "name"], "Name is required"],
    [[{ ...viewing, name: "x".repeat(61) }], [0, "name"], "Must be at most 60 characters"],
    [[{ ...viewing, subject: "x".repeat(151) }], [0, "subject"], "Must be at most 150 characters"],
    [[{ ...viewing, service: "moving" }], [0, "service"], "Must be one of"],
    [[{ ...viewing, service: "health" }], [0, "service"], "Choose a service whose enquiries you can see"],
    [[{ ...viewing, id: 7 }], [0, "id"], "Must be text"],
    [
      [
        { ...viewing, id: "a" },
        { ...viewing, id: "a" },
      ],
      [1, "id"],
      "Must be the id of one template only",
    ],
    [Array(51).fill(viewing), [], "At most 50 templates"],
    [{ templates: [viewing] }, [], "Must be a list"],
  ])("reject %j and change nothing", async (body, loc, msg) => {
    await save([viewing]);
    const before = await readAllTables();
    const response = await save(body);
    expect(response.status).toBe(422);
    expect(response.body.detail[0]).toMatchObject({ loc: ["body", ...loc], msg: expect.stringContaining(msg) });
    expect(await readAllTables()).toBe(before);
  });

  it("of health services are seen, kept and changed only with the permission", async () => {
    const owner = await storeSuperAdmin();
    const clinic = { id: "clinic", name: "Clinic", service: "health", subject: "", body: "Come to the clinic" };
    await save([viewing, clinic], owner.token);
    expect((await list()).map(({ name }) => name)).toEqual(["Offer a viewing"]);
    const { body } = await save([{ ...viewing, id: "clinic", name: "Mine" }]);
    expect(body.map(({ name }) => name)).toEqual(["Mine"]);
    expect(await list(owner.token)).toEqual(expect.arrayContaining([clinic, ...body]));
    expect(await list(owner.token)).toHaveLength(2);
  });

  it("are for admins, and an outage is a 503", async () => {
    const user = await storeSignedIn();
    for (const method of ["GET", "PUT"]) {
      const body = method === "PUT" ? [viewing] : undefined;
      expect((await callApi(path, { method, body, token: user.token })).status).toBe(403);
      expect((await callApi(path, { method, body })).status).toBe(401);
      const bindings = { DB: unavailableDatabase };
      expect((await callApi(path, { method, body, token: admin.token, bindings })).status).toBe(503);
    }
  });
});

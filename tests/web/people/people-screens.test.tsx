import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useLocation, useNavigate } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";
import type { PropertyCard } from "#contract/listings/property.ts";
import type { ListedPerson, Person, PersonSummary } from "#contract/people/person.ts";
import { PeoplePage } from "#web/admin/features/people/people-page.tsx";
import { PersonPage } from "#web/admin/features/people/person-page.tsx";
import { fillForm, renderAt, renderInRouter, resetScreen, toastText } from "../support/account-api.tsx";
import { mockSignedInApi } from "../support/admin-api.ts";
import { buildRentCard } from "../support/property-list-api.tsx";

afterEach(resetScreen);

const [id, otherId] = ["11111111-0000-4000-8000-000000000001", "11111111-0000-4000-8000-000000000002"];
const day = "2026-11-20T10:00:00.000Z";
const summary: PersonSummary = {
  ...{ id, name: "Mary Kollie", contacts: [], phone: "0775 556 066", email: null, kinds: ["client", "owner"] },
  ...{ patient: false, last_contact_at: day, open_enquiries: 2 },
};
const listed: ListedPerson = { ...summary, about: "2 bedrooms in Sinkor" };
const person: Person = {
  ...summary,
  contacts: [{ kind: "phone", value: "0775 556 066", shared_with: [{ id: otherId, name: "Joy" }] }],
  ...{ note: null, key_holder: null, assignee_id: null, assignee: "musu", created_at: day, merges: [], senders: [] },
  timeline: [{ at: day, kind: "enquiry", by: null, text: "Is it free?", enquiry_id: id, reference: "E-1" }],
  ...{ enquiries: [], appointments: [], listings: [], homes: [] },
  suggestions: [
    { id: otherId, name: "Joy", phone: "0775 556 066", email: null, last_contact_at: day, reason: "contact" },
  ],
};
const press = async (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));

it("lists people, and searches without the text in the address", async () => {
  const calls = mockSignedInApi(({ call }) =>
    call === "POST /people/search" ? [200, { data: { people: [listed] }, next_cursor: null }] : undefined,
  );
  const { currentPath } = await renderAt(<PeoplePage />, "/admin/people");
  const row = within(await screen.findByRole("listitem"));
  expect(row.getByRole("link", { name: "Mary Kollie" }).getAttribute("href")).toBe(`/admin/people/${id}`);
  for (const text of ["Owner", "MK", "2 bedrooms in Sinkor", "Nov 20", "2 open"])
    expect(row.getByText(text)).toBeTruthy();
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "0775" } });
  await act(async () => void fireEvent.submit(screen.getByRole("searchbox")));
  await waitFor(() => expect(calls.at(-1)?.body).toEqual({ q: "0775" }));
  expect(currentPath()).toBe("/admin/people");
});

it("says that a new person's number belongs to another one, and saves it as shared", async () => {
  const calls = mockSignedInApi(({ call, body }) => {
    if (call === "POST /people/search") return [200, { data: { people: [] }, next_cursor: null }];
    if (call !== "POST /people") return undefined;
    return (body as { shared: boolean }).shared
      ? [201, { message: "Person created", id }]
      : [409, { detail: "Mary has this number or address.", id: otherId, name: "Mary" }];
  });
  const { currentPath } = await renderAt(<PeoplePage />, "/admin/people");
  await press("Add the first person");
  fillForm({ Name: "Joy", "Contact 1": "0775 556 066" });
  await press("Save");
  const link = await screen.findByRole("link", { name: "Open Mary" });
  expect(link.getAttribute("href")).toBe(`/admin/people/${otherId}`);
  await press("Both share it");
  await waitFor(() => expect(currentPath()).toBe(`/admin/people/${id}`));
  const contacts = [{ kind: "phone", value: "0775 556 066" }];
  const { body } = calls.findLast(({ call }) => call === "POST /people") ?? {};
  expect(body).toMatchObject({ name: "Joy", contacts, shared: true });
});

it("shows who shares a phone, merges with the same person, and undoes it", async () => {
  const calls = mockSignedInApi(({ call }) => {
    if (call === `GET /people/${id}`) return [200, { data: { person } }];
    if (call === `POST /people/${id}/merge`) return [200, { undo: "token" }];
    return call === "POST /people/undo-merge" ? [200, { id, other_id: otherId }] : undefined;
  });
  await renderAt(<PersonPage id={id} />, `/admin/people/${id}`);
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Mary Kollie");
  expect(screen.getByRole("link", { name: "Call 0775 556 066, Mary Kollie" }).getAttribute("href")).toBe(
    "tel:+231775556066",
  );
  expect(screen.getByText("Shared phone")).toBeTruthy();
  expect(screen.getByText("Is it free?")).toBeTruthy();
  await press("Same person");
  await waitFor(() => expect(toastText()).toContain("Joy is part of this person now."));
  await press("Undo");
  await waitFor(() => expect(toastText()).toContain("Both people are as they were before."));
  expect(calls.filter(({ call }) => call.startsWith("POST /people")).map(({ body }) => body)).toEqual([
    { other_id: otherId },
    { undo: "token" },
  ]);
});

const openPerson = async (shown: Person) => {
  const calls = mockSignedInApi(({ call }) => {
    if (call === `GET /people/${id}`) return [200, { data: { person: shown } }];
    if (call === "POST /people/search")
      return [200, { data: { people: [listed, { ...listed, id: otherId, name: "Joy" }] }, next_cursor: null }];
    if (call === `POST /people/${id}/merge`) return [200, { undo: "token" }];
    return /contacted|not-same/.test(call) ? [204, undefined] : undefined;
  });
  await renderAt(<PersonPage id={id} />, `/admin/people/${id}`);
  await screen.findByRole("heading", { level: 1 });
  return () => calls.filter(({ call }) => call.startsWith("POST ")).map(({ call, body }) => [call, body]);
};
const tap = async (name: string) => act(async () => void fireEvent.click(screen.getByRole("link", { name })));

describe("several names that wrote as one person", () => {
  const senders = [
    { name: "M. K.", email: "mary@example.org", is_own: true, enquiry_ids: ["e1"] },
    { name: "Son K", email: null, is_own: false, enquiry_ids: ["e2", "e3"] },
  ];
  const enquiry: Person["enquiries"][number] = {
    ...{
      id: "e3",
      reference: "E-3",
      service: "general",
      status: "replied",
      channel: "form",
      name: "Son K",
      subject: null,
    },
    ...{ submitted_at: day, due_at: day, awaits_answer: false, assignee: null, property_uuid: null },
    ...{ next_step: null, next_step_at: null },
  };
  const [first, second] = ["POST /contact/submissions/e2/move", "POST /contact/submissions/e3/move"];
  const undoCall = "POST /contact/submissions/undo";
  const failure = [503, { detail: "No" }] as const;

  /** Opens the person. @param failing calls that fail, and how often */
  async function open(failing: Record<string, number> = {}, enquiries = [enquiry]) {
    const left = { ...failing };
    const shown = { ...person, suggestions: [], senders, enquiries };
    const calls = mockSignedInApi(({ call }) => {
      const fails = left[call] ?? 0;
      left[call] = fails - 1;
      if (fails > 0) return [...failure];
      if (call.endsWith(` /people/${id}`)) return [200, { data: { person: shown } }];
      if (call.endsWith("/move")) return [200, { undo: `back ${call}`, person_id: otherId }];
      return call === undoCall ? [200, { changed: 1, skipped: 0 }] : undefined;
    });
    await renderAt(<PersonPage id={id} />, `/admin/people/${id}`);
    await screen.findByText("2 names wrote as this person: M. K., Son K");
    return () => calls.flatMap(({ call, body }) => (/^(POST|PATCH)/.test(call) ? [[call, body]] : []));
  }

  it("are separated one by one with their enquiries, with an undo; who has the person's own name stays", async () => {
    const sent = await open();
    expect(screen.queryByRole("button", { name: "Separate M. K." })).toBeNull();
    expect(screen.queryByText(/^Only the newest/)).toBeNull();
    await press("Separate Son K");
    await waitFor(() => expect(toastText()).toContain("These enquiries of Son K have a person of their own now."));
    await press("Undo");
    await waitFor(() => expect(toastText()).toContain("Undone"));
    expect(sent()).toEqual([
      [first, { person_id: null }],
      [second, { person_id: otherId }],
      [undoCall, { undo: `back ${second}` }],
      [undoCall, { undo: `back ${first}` }],
    ]);
  });

  it("stay together if one of the enquiries cannot be moved", async () => {
    const sent = await open({ [second]: 1 });
    await press("Separate Son K");
    await waitFor(() => expect(toastText()).toContain("Not separated"));
    expect(sent().map(([call]) => call)).toEqual([first, second, undoCall]);
    expect(sent().at(-1)).toEqual([undoCall, { undo: `back ${first}` }]);
  });

  it("are separated in part if nothing can be undone either; it says so and can be undone later", async () => {
    const sent = await open({ [second]: 1, [undoCall]: 1 });
    await press("Separate Son K");
    await waitFor(() => expect(toastText()).toContain("Some enquiries of Son K have a person of their own now."));
    await press("Undo");
    await waitFor(() => expect(toastText()).toContain("Undone"));
    expect(sent().at(-1)).toEqual([undoCall, { undo: `back ${first}` }]);
  });

  it("are those of the newest enquiries only, which the page says", async () => {
    await open(
      {},
      Array.from({ length: 20 }, (_, n) => ({ ...enquiry, id: `e${n}` })),
    );
    expect(screen.getByText(/^Only the newest 20 enquiries are compared/)).toBeTruthy();
  });

  it("are the same person with one tap, up to the newest enquiry that is shown, with an undo", async () => {
    const sent = await open();
    await press("Same person: M. K., Son K");
    await waitFor(() => expect(toastText()).toContain("All of these enquiries are from one person."));
    await press("Undo");
    await waitFor(() => expect(toastText()).toContain("The names are shown again."));
    expect(sent()).toEqual([
      [`PATCH /people/${id}`, { one_sender_until: "e3" }],
      [`PATCH /people/${id}`, { one_sender_until: null }],
    ]);
  });
});

it("counts who may be the same in one line, and tells them apart by the number in the list", async () => {
  const others = [otherId, "11111111-0000-4000-8000-000000000003"].map((one, index) => ({
    ...person.suggestions[0],
    ...{ id: one, name: person.name, phone: `+23177555606${index}`, email: null, last_contact_at: day },
    reason: "name" as const,
  }));
  await openPerson({ ...person, suggestions: others });
  expect(screen.getByText("2 possible duplicates")).toBeTruthy();
  expect(screen.getByText("+231 77 555 6061").className).toContain("whitespace-nowrap");
});

it("shows the note above what happened, with a button that changes it", async () => {
  await openPerson({ ...person, note: "Prefers calls in the evening" });
  expect(screen.getByRole("heading", { name: "Note" })).toBeTruthy();
  await press("Edit the note");
  expect(screen.getByLabelText<HTMLTextAreaElement>("Note", { selector: "textarea" }).value).toBe(
    "Prefers calls in the evening",
  );
});

it("has an open field for the first note, and keeps the text if it is not saved", async () => {
  let stored: Person = person;
  let fails = true;
  const calls = mockSignedInApi(({ call, body }) => {
    if (call === `GET /people/${id}`) return [200, { data: { person: stored } }];
    if (call !== `PATCH /people/${id}`) return undefined;
    if (fails) return [503, { detail: "No" }];
    stored = { ...person, ...(body as { note: string }) };
    return [200, { data: { person: stored } }];
  });
  await renderAt(<PersonPage id={id} />, `/admin/people/${id}`);
  const field = await screen.findByLabelText<HTMLTextAreaElement>("Note");
  expect(screen.queryByRole("button", { name: "Save note" })).toBeNull();
  fireEvent.change(field, { target: { value: "Has two dogs" } });
  await press("Save note");
  expect(field.value).toBe("Has two dogs");
  fails = false;
  await press("Save note");
  expect((await screen.findByText("Has two dogs", { selector: "p" })).closest("section")).toBeTruthy();
  expect(calls.filter(({ call }) => call.startsWith("PATCH")).map(({ body }) => body)).toEqual([
    { note: "Has two dogs" },
    { note: "Has two dogs" },
  ]);
});

describe("the next step", () => {
  const steps = () => screen.getByRole("region", { name: "Next step" });
  const answered: Person["enquiries"][number] = {
    ...{ id: otherId, reference: "E-2", service: "general", status: "closed", channel: "form", name: "Mary" },
    ...{ subject: null, submitted_at: day, due_at: day, assignee: null, awaits_answer: false },
    ...{ property_uuid: null, next_step: null, next_step_at: null },
  };

  it("is the next appointment; those before now are none", async () => {
    const [before, after] = ["2020-01-02T09:00:00.000Z", "2999-01-02T09:00:00.000Z"];
    const appointment = { kind: "viewing", status: "confirmed", enquiry_id: otherId, reference: "A-1" } as const;
    await openPerson({
      ...person,
      enquiries: [answered],
      appointments: [
        { ...appointment, id, start: after, title: "Villa" },
        { ...appointment, id: otherId, start: before, title: "Flat" },
      ],
    });
    expect(
      within(steps())
        .getAllByRole("link")
        .map(({ textContent }) => textContent),
    ).toEqual(["Viewing: Villa"]);
  });

  it("is planned in the newest enquiry if nothing is open", async () => {
    await openPerson({ ...person, enquiries: [answered] });
    const link = within(steps()).getByRole("link", { name: "Plan the next step" });
    expect(link.getAttribute("href")).toBe(`/admin/contact-submissions?open=${otherId}`);
  });
});

describe("homes to offer", () => {
  const [villa, flat, house] = [
    buildRentCard({ title: "Villa" }),
    buildRentCard({ title: "Flat" }),
    buildRentCard({ title: "House", status: "under_offer" }),
  ];
  const asked: Person["homes"][number] = {
    ...{ uuid: villa.uuid, reference: "MH-1", kind: "rent", title: "Villa", status: "let", price: 500 },
    ...{ published: true, deleted: false, image_url: null },
  };
  /** Opens a person who asked about the villa. @param matches what fits the person's wish; undefined without one */
  async function open(matches?: readonly { listing: PropertyCard; missed: string[] }[]) {
    mockSignedInApi(({ call }) => {
      if (call === `GET /people/${id}`) return [200, { data: { person: { ...person, homes: [asked] } } }];
      if (call === `GET /wants?person_id=${id}`)
        return [
          200,
          { data: { wants: matches ? [{ id: "w", status: "active", matches: 1 }] : [] }, next_cursor: null },
        ];
      if (call === "GET /wants/w/matches") return [200, { data: { matches } }];
      return call === `GET /public/properties/${villa.uuid}`
        ? [200, { data: { property: villa, similar: [villa, flat, house] } }]
        : undefined;
    });
    await renderAt(<PersonPage id={id} />, `/admin/people/${id}`);
    const region = await screen.findByRole("region", { name: "Homes to offer" });
    return within(region)
      .getAllByRole("listitem")
      .map((row) => within(row).getAllByRole("link")[0]?.textContent);
  }

  it("are the available ones like the home that the person asked about, each with a chat", async () => {
    expect(await open()).toEqual(["Flat"]);
    const link = screen.getByRole("link", { name: "Send Flat to Mary Kollie by WhatsApp" });
    expect(decodeURIComponent(link.getAttribute("href") ?? "")).toContain(`/property/${flat.uuid}`);
  });

  it("are what fits the person's wish, without what misses a part of it", async () =>
    expect(
      await open([
        { listing: flat, missed: ["area"] },
        { listing: buildRentCard({ title: "Bungalow" }), missed: [] },
      ]),
    ).toEqual(["Bungalow"]));
});

it("refuses a suggestion", async () => {
  const sent = await openPerson(person);
  await press("Not the same person");
  await waitFor(() => expect(toastText()).toContain("Joy is not suggested any more."));
  expect(sent()).toEqual([[`POST /people/${id}/not-same`, { other_id: otherId }]]);
});

it("merges with a person who is searched", async () => {
  const sent = await openPerson({ ...person, suggestions: [] });
  await press("Actions for Mary Kollie");
  await press("Merge with another person");
  const input = screen.getByLabelText("Find the other person");
  await act(async () => void fireEvent.input(input, { target: { value: "Joy" } }));
  const button = await screen.findByText("Same person");
  await act(async () => void fireEvent.click(button));
  await waitFor(() => expect(toastText()).toContain("Joy is part of this person now."));
  expect(sent().at(-1)).toEqual([`POST /people/${id}/merge`, { other_id: otherId }]);
});

it("asks how a call or chat with an open enquiry ended, and records others with the person", async () => {
  const enquiry: Person["enquiries"][number] = {
    ...{ id: otherId, reference: "E-2", service: "general", status: "read", channel: "form", name: "Mary" },
    ...{ subject: null, submitted_at: day, due_at: day, assignee: null, awaits_answer: true },
    ...{ property_uuid: null, next_step: null, next_step_at: null },
  };
  const closed = { ...enquiry, id, awaits_answer: false };
  const second: Person["contacts"][number] = { kind: "phone", value: "0886 111 222", shared_with: [] };
  const contacts = [...person.contacts, second];
  const withOpen = await openPerson({ ...person, contacts, enquiries: [closed, enquiry] });
  await tap("Call 0775 556 066, Mary Kollie");
  await press("Not reached");
  await tap("WhatsApp 0886 111 222");
  await press("Answered");
  const contacted = (body: object) => [`POST /contact/submissions/${otherId}/contacted`, body];
  const both = [contacted({ by: "call", reached: false }), contacted({ by: "whatsapp" })];
  await waitFor(() => expect(withOpen()).toEqual(both));
  resetScreen();
  const withoutOpen = await openPerson({ ...person, enquiries: [closed] });
  await tap("WhatsApp Mary Kollie");
  await waitFor(() => expect(withoutOpen()).toEqual([[`POST /people/${id}/contacted`, { by: "whatsapp" }]]));
});

it("comes back from a person to the same search, also by the link to all people", async () => {
  const calls = mockSignedInApi(({ call }) => {
    if (call === "POST /people/search") return [200, { data: { people: [listed] }, next_cursor: null }];
    return call === `GET /people/${id}` ? [200, { data: { person } }] : undefined;
  });
  const Screens = () => {
    const navigate = useNavigate();
    if (useLocation().pathname === "/admin/people") return <PeoplePage />;
    return (
      <>
        <button type="button" onClick={() => navigate(-1)}>
          Back
        </button>
        <PersonPage id={id} />
      </>
    );
  };
  await renderInRouter(<Screens />, "/admin/people");
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "0775" } });
  await act(async () => void fireEvent.submit(screen.getByRole("searchbox")));
  for (const leave of [() => press("Back"), () => tap("People")]) {
    await tap("Mary Kollie");
    await screen.findByRole("heading", { level: 1, name: "Mary Kollie" });
    await leave();
    expect((await screen.findByRole<HTMLInputElement>("searchbox")).value).toBe("0775");
  }
  const searches = calls.filter(({ call }) => call === "POST /people/search").map(({ body }) => body);
  expect(searches).toEqual([{}, ...searches.slice(1).map(() => ({ q: "0775" }))]);
});

it("filters people by colleague", async () => {
  const calls = mockSignedInApi(({ call }) => {
    if (call === "GET /team/colleagues")
      return [200, [{ id: otherId, username: "musu", role: "admin", permissions: [] }]];
    return call === "POST /people/search" ? [200, { data: { people: [listed] }, next_cursor: null }] : undefined;
  });
  await renderAt(<PeoplePage />, "/admin/people");
  await screen.findByRole("option", { name: "musu" });
  fireEvent.change(screen.getByLabelText("Colleague"), { target: { value: otherId } });
  await waitFor(() =>
    expect(calls.filter(({ call }) => call === "POST /people/search").at(-1)?.body).toEqual({ assignee_id: otherId }),
  );
});

it("says that a person does not exist any more", async () => {
  mockSignedInApi(({ call }) => (call === `GET /people/${id}` ? [404, { detail: "Person not found" }] : undefined));
  await renderAt(<PersonPage id={id} />, `/admin/people/${id}`);
  expect(await screen.findByText("This person does not exist any more")).toBeTruthy();
});

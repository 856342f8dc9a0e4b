import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { ReplyTemplate } from "#contract/enquiries/reply-templates.ts";
import { ReplyTemplatesPage } from "#web/admin/features/inbox/templates/reply-templates-page.tsx";
import { renderAt, resetScreen } from "../support/account-api.tsx";
import { buildEnquiry, buildEnquiryList, mockSignedInApi } from "../support/admin-api.ts";
import { isListRequest } from "../support/inbox-screen.tsx";

afterEach(resetScreen);

const stored: ReplyTemplate[] = [
  { id: "a", name: "Thanks", service: null, subject: "", body: "Hello {name}, {reference}" },
  { id: "b", name: "Details", service: "real-estate", subject: "{title}", body: "It costs {price}" },
];

/** Opens the screen on an API that stores templates and rejects a field {client}. */
async function openTemplates() {
  let templates = stored;
  const enquiry = buildEnquiry({ name: "Hawa Sirleaf", reference: "RE-77" });
  const calls = mockSignedInApi(({ call, body }) => {
    if (isListRequest(call)) return [200, buildEnquiryList([enquiry])];
    if (call === "GET /reply-templates") return [200, templates];
    if (call !== "PUT /reply-templates") return undefined;
    const sent = body as ReplyTemplate[];
    if (sent[0]?.body.includes("{client}"))
      return [422, { detail: [{ loc: ["body", 0, "body"], msg: "Unknown field {client}", type: "custom" }] }];
    templates = sent.length > 0 ? sent : stored;
    return [200, templates];
  });
  await renderAt(<ReplyTemplatesPage />, "/admin/reply-templates");
  await screen.findByText("Hello Hawa Sirleaf, RE-77");
  return { saved: () => calls.filter(({ call }) => call.startsWith("PUT")).map(({ body }) => body as ReplyTemplate[]) };
}

const type = (label: string, value: string) =>
  act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

it("previews a change with a real enquiry and saves it", async () => {
  const { saved } = await openTemplates();
  await type("Text", "Dear {name}");
  expect(screen.getByText("Dear Hawa Sirleaf")).toBeTruthy();
  expect(saved()).toEqual([]);
  await press("Save templates");
  expect(saved()).toEqual([[{ ...stored[0], body: "Dear {name}" }, stored[1]]]);
  await waitFor(() => expect(screen.queryByRole("button", { name: "Discard changes" })).toBeNull());
});

it("says which field an enquiry lacks, and that a field is unknown", async () => {
  await openTemplates();
  await press("Details Real estate");
  expect(await screen.findByText(/This enquiry has no {title}, {price} now/)).toBeTruthy();
  await type("Text", "{client}");
  expect(screen.getByText("There is no field {client}.")).toBeTruthy();
});

it("shows what the server rejects beside the field and keeps the text", async () => {
  await openTemplates();
  await type("Text", "Dear {client}");
  await press("Save templates");
  const field = screen.getByLabelText("Text") as HTMLTextAreaElement;
  expect([field.value, field.getAttribute("aria-invalid")]).toEqual(["Dear {client}", "true"]);
  expect(screen.getAllByText("Unknown field {client}").length).toBeGreaterThan(0);
});

it("adds, moves, deletes and discards templates", async () => {
  const { saved } = await openTemplates();
  const names = () => screen.getAllByRole("listitem").map((item) => item.querySelector("span")?.textContent);
  await press("Add template");
  expect(names()).toEqual(["Thanks", "Details", "New template"]);
  await press("Move up");
  expect(names()).toEqual(["Thanks", "New template", "Details"]);
  await press("Delete template");
  expect(names()).toEqual(["Thanks", "Details"]);
  await press("Delete template");
  expect(names()).toEqual(["Thanks"]);
  await press("Discard changes");
  expect(names()).toEqual(["Thanks", "Details"]);
  expect(saved()).toEqual([]);
});

it("restores the first templates after a question", async () => {
  const { saved } = await openTemplates();
  await press("Actions for Reply templates");
  await press("Restore the first templates");
  expect(saved()).toEqual([]);
  await press("Restore");
  expect(saved()).toEqual([[]]);
});

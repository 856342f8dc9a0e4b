import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { ReplyTemplatesPage } from "#web/admin/features/inbox/templates/reply-templates-page.tsx";
import { renderAt, resetScreen } from "../support/account-api.tsx";
import { buildEnquiryList, mockSignedInApi } from "../support/admin-api.ts";
import { isListRequest } from "../support/inbox-screen.tsx";

afterEach(resetScreen);

it("shows the list of templates first on a phone, and one template on a screen with a way back", async () => {
  const media = Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
  vi.spyOn(window, "matchMedia").mockReturnValue(media);
  const template = { id: "a", name: "Thanks", service: null, subject: "", body: "Hello {name}" };
  mockSignedInApi(({ call }) => {
    if (isListRequest(call)) return [200, buildEnquiryList([])];
    return call === "GET /reply-templates" ? [200, [template]] : undefined;
  });
  await renderAt(<ReplyTemplatesPage />, "/admin/reply-templates");
  const row = await screen.findByRole("button", { name: /^Thanks/ });
  expect(screen.queryByLabelText("Text")).toBeNull();
  await act(async () => fireEvent.click(row));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Thanks");
  expect(screen.getByLabelText("Text")).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "All templates" })));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Reply templates");
});

import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { saveSession } from "#web/lib/session/stored-session.ts";
import { buildSession, buildUser, mockApi, resetScreen } from "../support/account-api.tsx";
import { renderAdmin } from "../support/render-admin.tsx";

afterEach(resetScreen);

it("sends a super admin who must set up the second step to the account page, on every admin screen", async () => {
  const user = { role: "super_admin", second_step_required: true } as const;
  for (const path of ["/admin", "/admin/team"]) {
    saveSession(buildSession(user));
    mockApi(({ call }) =>
      call === "GET /auth/me" ? [200, { user: buildUser(user) }] : [403, { detail: "Set up two-step login first" }],
    );
    await renderAdmin(path);
    const link = await screen.findByRole("link", { name: "Set up two-step login" });
    expect(link.getAttribute("href")).toBe("/account#second-step");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Set up two-step login");
    expect(document.title).toMatch(/^Set up two-step login \| /);
    expect(screen.queryByText("Access Denied")).toBeNull();
    cleanup();
  }
});

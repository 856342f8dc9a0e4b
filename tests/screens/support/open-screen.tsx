import { act, cleanup, render, waitFor } from "@testing-library/react";
import type { Window as HappyWindow } from "happy-dom";
import { BrowserRouter, createBrowserRouter, RouterProvider } from "react-router-dom";
import { afterEach, inject } from "vitest";
import { sessionResponseSchema } from "#contract/accounts/account-responses.ts";
import { apiPrefix } from "#contract/http/api-path.ts";
import { adminRoutes } from "#web/admin/app/admin-routes.tsx";
import { Providers } from "#web/lib/page/providers.tsx";
import { saveSession } from "#web/lib/session/stored-session.ts";
import { Router } from "#web/site/app/router.tsx";
import { preloadPage, siteRoutes } from "#web/site/app/routes/site-routes.tsx";
import { site as ownSite } from "#web/site/app/site.ts";
import { clearToast } from "#web/ui/feedback/toast.tsx";
import { demoAccounts, demoPassword } from "../../../migrations/seed/demo-accounts.ts";

declare global {
  interface Window {
    happyDOM: HappyWindow["happyDOM"];
  }
}

const origins = inject("siteOrigins");
/** The site of this worker of Vitest: the built worker with its own database. */
const origin = String(origins[Number(process.env.VITEST_POOL_ID ?? 1) % origins.length]);
// Requests of the screens then go to the worker, as in a browser.
window.happyDOM.setURL(origin);

/** Signs a demo account in through the endpoint of the login form, and stores its session as that form does. */
export async function signInAs(role: (typeof demoAccounts)[number]["role"]): Promise<void> {
  const email = demoAccounts.find((account) => account.role === role)?.email;
  const response = await fetch(`${apiPrefix}/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  saveSession(sessionResponseSchema.parse(await response.json()));
}

/**
 * Opens a page as a browser does: the worker serves it, and React renders its screen from the data in the page. Requests
 * of the screen go to the worker.
 */
export async function openScreen(path: string): Promise<void> {
  const html = await (await fetch(origin + path)).text();
  const served = new DOMParser().parseFromString(html, "text/html");
  const data = JSON.parse(served.getElementById("page-data")?.textContent || "{}");
  window.happyDOM.setURL(origin + path);
  const isAdmin = path.startsWith("/admin");
  if (!isAdmin) await preloadPage(new URL(path, origin).pathname);
  await act(async () =>
    render(
      <Providers site={ownSite} origin={origin} data={data}>
        {isAdmin ? (
          <RouterProvider router={createBrowserRouter(adminRoutes)} />
        ) : (
          <BrowserRouter>
            <Router routes={siteRoutes} />
          </BrowserRouter>
        )}
      </Providers>,
    ),
  );
  await waitForScreen(path);
}

/** Waits until a screen is shown and its data has replaced the placeholders. */
export const waitForScreen = (path: string): Promise<void> =>
  waitFor(() => {
    if (document.documentElement.dataset.shown !== path) throw new Error(`${path} is not shown`);
    if (document.querySelector("main :is(.skeleton, [aria-busy=true])")) throw new Error(`${path} is loading`);
  });

afterEach(() => {
  cleanup();
  act(clearToast);
  localStorage.clear();
  delete document.documentElement.dataset.shown;
});

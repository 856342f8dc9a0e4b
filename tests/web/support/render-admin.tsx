import { act, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { SWRConfig } from "swr";
import { adminRoutes } from "#web/admin/app/admin-routes.tsx";
import { Providers } from "#web/lib/page/providers.tsx";
import { seededSite } from "../../../migrations/seed/seeded-site.ts";

/** Renders the admin area at a path. `currentPath()` returns the current path and query. */
export async function renderAdmin(path: string) {
  const router = createMemoryRouter(adminRoutes, { initialEntries: [path] });
  await act(async () =>
    render(
      <Providers site={seededSite} origin="https://hub.example" data={{}}>
        <SWRConfig value={{ provider: () => new Map() }}>
          <RouterProvider router={router} />
        </SWRConfig>
      </Providers>,
    ),
  );
  return { currentPath: () => router.state.location.pathname + router.state.location.search };
}

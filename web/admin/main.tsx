// Before the styles of components.
import "./styles.css";
import "./lib/forms/zod-without-eval.ts";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { siteDefaults } from "#contract/site/site-details.ts";
import { registerServiceWorker } from "#web/lib/offline/register-service-worker.ts";
import { Providers } from "#web/lib/page/providers.tsx";
import { adminRoutes } from "./app/admin-routes.tsx";

// The head script has not marked a browser that is too old (web/browsers.ts).
const root = "js" in document.documentElement.dataset && document.getElementById("root");
if (root) {
  createRoot(root).render(
    <Providers site={siteDefaults} origin={location.origin} data={{}} hasNoData>
      <RouterProvider router={createBrowserRouter(adminRoutes)} />
    </Providers>,
  );
  // Alerts reach this phone through it.
  if (import.meta.env.PROD) registerServiceWorker();
}

import { openSite } from "#web/app/open-site.tsx";
import { preloadPage, siteRoutes } from "#web/app/routes/site-routes.tsx";

// The files of the screens have new names after a deployment. Of the first page's files, only this one contains them.
openSite(siteRoutes, preloadPage);

import { openSite } from "#web/site/app/open-site.tsx";
import { preloadPage, siteRoutes } from "#web/site/app/routes/site-routes.tsx";

// The files of the screens have new names after a deployment. Of the first page's files, only this one contains them.
openSite(siteRoutes, preloadPage);

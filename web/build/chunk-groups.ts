import { isAdminFile } from "./admin-features.ts";

/** The part of the bundler's module graph that is needed here. */
interface ModuleGraph {
  getModuleInfo: (id: string) => { isEntry: boolean; importers: string[]; dynamicImporters: string[] } | null;
}

const ownModule = /\/(web\/(?!features\/services\/)|worker\/contract\/)/;
const cardModule = /\/web\/(features\/listings\/card|lib\/property-cards)\//;
/**
 * What cards and the page of a listing share. It is in the file of the cards: the page of a listing loads 1.2 kB more,
 * and the others need one request less.
 */
const photoModule =
  /\/(web\/(features\/listings\/(card\/(favourite-button|opened-card)|image|facts\/(listing-status|confirmation-line))|lib\/(property-cards\/(detail-key|to-card)|format\/status-label)|ui\/carousel)|contract\/images)[/.]/;
/** What only signed-in visitors and the account screens load. */
const sessionModule =
  /\/(web\/lib\/(session\/(stored-session|return-path)|drafts\/account-drafts|page\/admin-paths)|contract\/(http\/(sha256|endpoints\/(account|session)-)|accounts\/(roles|account-)))/;
const formModule = /\/(web\/(lib\/forms|ui\/form)\/|contract\/people\/(contact-text|email-address))/;
/** The page of a listing; the preview in the admin area uses most of it. */
const detailModule =
  /\/web\/(features\/listings\/(detail\/|gallery\/|contact\/|facts\/format-property-price)|lib\/(page\/navigation\/use-sheet|property-cards\/to-card))/;
const detailScreen = /\/web\/routes\/listings\/property-detail\./;
const listingEntry = /\/web\/(routes|features)\/listings\//;
/** The login is the heaviest account screen, so it does not load what only the others share. */
const loginScreen = /\/web\/routes\/account\/login\./;
const accountScreen = /\/web\/(app|routes)\/account\//;
/** Parts of screens that load later. They use what their screen has loaded, so they do not count as screens. */
const laterPart = /\/web\/features\/(accounts|listings\/(search\/assistant|home|list\/empty|compare\/strip))\//;
/** What only visitors load who see the switch for prices in L$; admins load it with the rate. */
const liberianModule =
  /\/(lib\/liberian-dollars\/(choose|create)-|ui\/liberian-dollars\/liberian-dollars-switch|app\/layouts\/footer-liberian|contract\/site\/exchange-rate)/;
/** Too small for a request of its own, although not every page needs it. */
const smallModule = /\/features\/services\/company\/claims\./;
/** Too small as well; all pages that need it at first have cards. */
const smallCardModule =
  /\/web\/(lib\/(page\/use-share-link|styles\/(add-styles|top-level-rules))|ui\/feedback\/load-failure|features\/listings\/recently-viewed\/(lazy-|recently-viewed-store))/;
/** Each is needed by one list, but a request of its own is the last one of a list's first view. */
const listConfigModule = /\/web\/features\/listings\/list-pages\/(all|buy|rent)-page-config\./;
/** The line that says whether the office is open. */
const openingModule = /\/(ui\/contact\/opening-status|lib\/format\/opening-state|contract\/site\/opening-week)\./;
const vendorModule =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|swr|use-sync-external-store|dequal)\//;

/**
 * The files that several screens share. One file for many modules compresses better and needs one request, but
 * a page also loads the modules in it that it does not use.
 */
export const chunkGroups = [
  // React and the router change less often than our own code, so browsers still have them after a deployment.
  { name: "vendor", test: vendorModule, priority: 3 },
  { name: onlyIn("shared"), debugName: "shared", priority: 2 },
  ...(["cards", "detail", "lists", "forms", "account-forms", "new-accounts", "session"] as const).map((name) => ({
    name: onlyIn(name),
    debugName: name,
    priority: 1,
    includeDependenciesRecursively: false,
  })),
  { name: "opening", test: openingModule, minShareCount: 2, includeDependenciesRecursively: false, priority: 3 },
  { name: "liberian-dollars", test: liberianModule, includeDependenciesRecursively: false, priority: 3 },
  { name: "service-items", test: /\/features\/services\/service-items\//, minShareCount: 2 },
  {
    name: "service-page",
    test: /\/features\/(services\/(sections\/service-|description-list)|enquiries\/form\/lazy-enquiry-form)/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  {
    // Guides and pages of text only, so the pages of the services do not load it.
    name: "guides",
    test: /\/features\/services\/sections\/(bar-list|guide-chapter|guide-page|text-page)\./,
    minShareCount: 2,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  {
    name: "sections",
    test: /\/features\/services\/sections\//,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
];

type GroupName = "shared" | "cards" | "detail" | "lists" | "forms" | "account-forms" | "new-accounts" | "session";

function onlyIn(name: GroupName) {
  return (id: string, graph: ModuleGraph) => (groupOf(id, graph) === name ? name : null);
}

/** Returns the group of a module by the screens that use it; undefined when the bundler decides. */
function groupOf(id: string, graph: ModuleGraph): GroupName | undefined {
  if (smallModule.test(id)) return "shared";
  if (smallCardModule.test(id)) return "cards";
  if (listConfigModule.test(id)) return "lists";
  if (!ownModule.test(id)) return undefined;
  const entries = entriesOf(id, graph).filter((entry) => !laterPart.test(entry));
  const account = entries.filter((entry) => accountScreen.test(entry)).length;
  const admin = entries.filter((entry) => isAdminFile(entry)).length;
  const visitor = entries.length - account - admin;
  const isOnEveryPage = entries.some((entry) => graph.getModuleInfo(entry)?.isEntry);
  if (isOnEveryPage && entries.length > 4) return "shared";
  if (sessionModule.test(id)) return "session";
  if (visitor > 3 && (photoModule.test(id) || cardModule.test(id))) return "cards";
  if (entries.some((entry) => detailScreen.test(entry)) && detailModule.test(id)) return "detail";
  if (visitor > 3 && entries.every((entry) => listingEntry.test(entry) || isAdminFile(entry))) return "lists";
  if (visitor > 0 && account > 1 && formModule.test(id)) return "forms";
  if (visitor + account > 8) return "shared";
  if (visitor > 0 || admin > 0 || account < 3) return undefined;
  return entries.some((entry) => loginScreen.test(entry)) ? "account-forms" : "new-accounts";
}

/** Returns the entries and lazily imported modules through which a module is loaded. */
function entriesOf(id: string, graph: ModuleGraph, seen = new Set<string>()): string[] {
  if (seen.has(id)) return [];
  seen.add(id);
  const module = graph.getModuleInfo(id);
  const ownEntry = module?.isEntry || (module && module.dynamicImporters.length > 0) ? [id] : [];
  return [...ownEntry, ...(module?.importers ?? []).flatMap((importer) => entriesOf(importer, graph, seen))];
}

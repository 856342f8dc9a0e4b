/** The part of the bundler's knowledge about a module that is looked at here. */
interface ModuleGraph {
  getModuleInfo: (id: string) => { isEntry: boolean; importers: string[]; dynamicImporters: string[] } | null;
}

/** Screens that most visitors never open; what they need must not weigh on the others. */
const rareScreens = /\/web\/((app|routes)\/(admin|account)|features\/admin)\//;
const own = /\/(web\/(?!features\/services\/)|worker\/contract\/)/;

/**
 * What several screens share is one file: a few bytes too many for some, one request for all. The account and admin
 * screens do not count among the several.
 */
export const sharedChunk = { name: nameOf, debugName: "shared", minShareCount: 4, priority: 1 };

function nameOf(id: string, graph: ModuleGraph): string | null {
  if (!own.test(id)) return null;
  const entries = [...entriesOf(id, graph)];
  const rare = entries.filter((entry) => rareScreens.test(entry)).length;
  const common = entries.length - rare;
  return common > 4 || (common > 0 && rare === 0) ? "shared" : null;
}

/** The files that are loaded by themselves and lead to a module. */
function entriesOf(id: string, graph: ModuleGraph, seen = new Set<string>(), found = new Set<string>()): Set<string> {
  if (seen.has(id)) return found;
  seen.add(id);
  const module = graph.getModuleInfo(id);
  if (module?.isEntry || (module && module.dynamicImporters.length > 0)) found.add(id);
  for (const importer of module?.importers ?? []) entriesOf(importer, graph, seen, found);
  return found;
}

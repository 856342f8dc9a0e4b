import type { Plugin } from "vite";

/** What follows was read in this version of React; another one has to be read again. */
const version = "19.3.1";

/** What React exports and this site does without; tests/architecture sees to it that nothing here asks for it. */
export const removedReactExports = [
  "Activity",
  "Profiler",
  "ViewTransition",
  "addTransitionType",
  "cache",
  "cacheSignal",
  "preconnect",
  "prefetchDNS",
  "preinit",
  "preinitModule",
  "preload",
  "preloadModule",
  "requestFormReset",
  "unstable_batchedUpdates",
  "unstable_useCacheRefresh",
  "useActionState",
  "useFormState",
  "useFormStatus",
];

/**
 * Functions of react-dom that have work only for what is left out, for a ref on a fragment, and for SuspenseList, which
 * it has and does not export. Emptied, they change nothing here.
 */
const idle = [
  // ViewTransition
  "applyViewTransitionToHostInstances",
  "commitAfterMutationEffectsOnFiber",
  "commitAppearingPairViewTransitions",
  "commitDeletedPairViewTransitions",
  "commitEnterViewTransitions",
  "commitExitViewTransitions",
  "commitNestedViewTransitions",
  "createViewTransitionInstance",
  "getViewTransitionClassName",
  "getViewTransitionName",
  "restoreEnterOrExitViewTransitions",
  "restoreNestedViewTransitions",
  "restoreViewTransitionOnHostInstances",
  "startViewTransition",
  "trackEnterViewTransitions",
  // A ref on a fragment
  "FragmentInstance",
  "addFragmentHandleToFiber",
  "commitFragmentInstanceDeletionEffects",
  "commitFragmentInstanceInsertionEffects",
  "commitNewChildToFragmentInstances",
  "isFragmentInstanceParent",
  // SuspenseList
  "cutOffTailIfNeeded",
  "findFirstSuspended",
  "initSuspenseListRenderState",
  "updateSuspenseListComponent",
  // useActionState
  "mountActionState",
  "rerenderActionState",
  "updateActionState",
  // preload and the others like it
  "preconnectAs",
  "preinitModuleScript",
  "preinitScript",
  "preinitStyle",
  "preload",
  "preloadModule",
  // The names of the components around an error, which nobody is shown
  "getStackByFiberInDevAndProd",
];

/** Methods of what has become idle, and exports. */
const statement = /^(?:(FragmentInstance|ViewTransitionPseudoElement)\.prototype|exports)\.(\w+) = /;
const client = "react-dom-client.production.js";

/**
 * Lets the minifier drop the parts of React that this site does not use. Its packages are written so that no bundler can
 * tell them apart: with the router and swr 78 kB compressed in place of 67.
 */
export function pruneReact(): Plugin {
  return {
    name: "prune-react",
    apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    transform: {
      filter: { id: /node_modules\/react(-dom)?\/cjs\/react(-dom|-dom-client)?\.production\.js$/ },
      handler(code, id) {
        if (!code.includes(`exports.version = "${version}"`))
          throw new Error(`React is no longer ${version}: read it again`);
        const missing = new Set(id.endsWith(client) ? idle : []);
        const pieces: string[] = [];
        let end = 0;
        const cut = (from: number, to: number) => {
          pieces.push(code.slice(end, from));
          end = to;
        };
        for (const node of this.parse(code).body) {
          if (node.type === "FunctionDeclaration") {
            if (node.body && missing.delete(node.id?.name ?? "")) cut(node.body.start + 1, node.body.end - 1);
            continue;
          }
          const [, idleClass, name = ""] = statement.exec(code.slice(node.start, node.end)) ?? [];
          if (idleClass || removedReactExports.includes(name)) cut(node.start, node.end);
        }
        if (missing.size > 0) throw new Error(`React has no ${[...missing].join(", ")}`);
        return { code: pieces.join("") + code.slice(end), map: null };
      },
    },
  };
}

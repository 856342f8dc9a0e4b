import { createLazyPart } from "#web/lib/page/lazy/lazy-part.tsx";
import type { ListPageConfig } from "../list-pages/list-page-config.ts";
import type { ListParams } from "../list-pages/list-params.ts";
import { SearchBox } from "./search-box.tsx";

const assistant = createLazyPart(() =>
  import("./assistant/search-assistant.tsx").then(({ SearchAssistant }) => SearchAssistant),
);

interface ListSearchBoxProps {
  config: ListPageConfig;
  params: ListParams;
  areaCounts: Readonly<Record<string, number>> | undefined;
}

/** The text search of a list. */
export function ListSearchBox({ config, params, areaCounts }: ListSearchBoxProps) {
  return (
    <SearchBox
      className="min-w-0 flex-1"
      aria-label="Search properties"
      placeholder={config.placeholder}
      value={params.filters.q}
      assistant={(input) => <assistant.Part input={input} path={config.path} params={params} areaCounts={areaCounts} />}
    />
  );
}

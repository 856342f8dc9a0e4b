import { useEffect } from "react";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { allPageConfig } from "../list-pages/all-page-config.ts";
import { findListPage } from "../list-pages/find-list-page.ts";
import { facetsKey } from "../list-pages/list-page-keys.ts";
import { parseListParams } from "../list-pages/list-params.ts";
import { SearchAssistant } from "../search/assistant/search-assistant.tsx";
import { rememberSearch, SearchMemory } from "./remembered-search.tsx";
import { useResultCount } from "./use-result-count.ts";

interface HomeSearchAssistantProps {
  input: HTMLInputElement;
  /** Path of the list that the selected tab opens. */
  path: string;
  /** Called with "14 homes" when the search changes; undefined while the number is unknown. */
  onCount: (count: string | undefined) => void;
}

/** The home search with a script: suggestions, the number of results, and a text that Back restores. */
export function HomeSearchAssistant({ input, path, onCount }: HomeSearchAssistantProps) {
  const config = findListPage(path) ?? allPageConfig;
  const { data } = useEndpoint(facetsKey(config, parseListParams(config, new URLSearchParams())));
  const count = useResultCount(input, path);
  useEffect(() => onCount(count), [count, onCount]);
  return (
    <>
      {/* Another tab replaces the history entry. */}
      {input.form && <SearchMemory key={path} form={input.form} />}
      <SearchAssistant
        input={input}
        path={path}
        areaCounts={data?.data.area}
        onOpen={() => input.form && rememberSearch(input.form)}
      />
    </>
  );
}

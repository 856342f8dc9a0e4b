import { describeAnyText } from "../../local/search-query/any-text.ts";

describeAnyText([1, 2, 3], 500);

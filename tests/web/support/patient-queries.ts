import { configure } from "@testing-library/react";

/** A busy machine renders slowly. A passing test does not wait this long. */
configure({ asyncUtilTimeout: 20_000 });

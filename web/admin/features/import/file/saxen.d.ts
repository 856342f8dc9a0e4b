/** The package has no types. These are the parts that are used here. */
declare module "saxen" {
  type Decode = (text: string) => string;
  interface Events {
    openTag: (name: string, getAttributes: () => Record<string, string>, decode: Decode) => void;
    closeTag: (name: string) => void;
    text: (text: string, decode: Decode) => void;
    cdata: (text: string) => void;
  }
  export class Parser {
    on<Name extends keyof Events>(event: Name, handler: Events[Name]): void;
    /** @throws Error when the XML is damaged */
    parse(xml: string): void;
  }
}

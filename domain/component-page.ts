/**
 * The path of the component page in the route table, which no request leads to. In development, the server
 * sends the page as the response to the same path below the overview.
 */
export const COMPONENT_PAGE_PATH = '/utvikling/komponenter';

// The API's client with what sends its requests: loads with the first call, since a page's own data came with it.
export { createApiClient } from "@wesdom/api-client";

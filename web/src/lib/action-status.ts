/** The states of an action that calls the server, as its button shows them. */
export type ActionStatus = 'idle' | 'loading' | 'success' | 'failed';

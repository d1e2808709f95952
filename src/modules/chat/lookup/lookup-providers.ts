import { LookupService } from './lookup.service';
import { Shelf } from './shelf';

/** What the chat module needs to answer stock questions by itself. */
export const lookup = [LookupService, Shelf];

import { findPlace, type Place } from '../../../common/places';
import { textField, type JsonFields } from '../../../common/json-fields';
import { UnknownPlace } from './carrier';

const DAY_MS = 86_400_000;

/** A province or ward as GHN lists it. */
interface Listed {
  id: string;
  name: string;
  /** What else it is called. */
  others: readonly string[];
}

/** GHN's own names of places, by its lists, each asked for once a day. */
export class GhnPlaces {
  private readonly lists = new Map<string, { at: number; list: Promise<Listed[]> }>();

  /** @param ask a list of GHN's by its path */
  constructor(private readonly ask: (path: string) => Promise<JsonFields[]>) {}

  /** @throws UnknownPlace when GHN lists no such ward */
  async namesOf({ ward, province }: Place): Promise<{ ward: string; province: string }> {
    const inList = find(await this.list('province/all'), province);
    const wards = await this.list(`ward/all-by-province-id?province_id=${encodeURIComponent(inList.id)}`);
    return { ward: find(wards, ward).name, province: inList.name };
  }

  private list(path: string): Promise<Listed[]> {
    const known = this.lists.get(path);
    if (known && known.at + DAY_MS > Date.now()) return known.list;
    const list = this.ask(path).then((all) => all.map(listed));
    this.lists.set(path, { at: Date.now(), list });
    list.catch(() => this.lists.delete(path));
    return list;
  }
}

function listed(fields: JsonFields): Listed {
  const others = fields['extension_names'];
  return {
    ...{ id: textField(fields, '_id'), name: textField(fields, 'name') },
    others: Array.isArray(others) ? others.filter((one) => typeof one === 'string') : [],
  };
}

function find(list: readonly Listed[], wanted: string): Listed {
  const found = findPlace(list, ({ name, others }) => [name, ...others], wanted);
  if (!found) throw new UnknownPlace();
  return found;
}

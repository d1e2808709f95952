import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Profile } from './authenticated-user';

/** How people are called, for modules that must not import `customers`, because `customers` imports them. */
@Injectable()
export class NamesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The full names of people by their ids, in one query; a person who was deleted has an empty one. */
  async find(ids: string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const people = await this.dataSource
      .createQueryBuilder()
      .select(['c.id AS id', 'c.lastName AS lastName', 'c.firstName AS firstName'])
      .from('customers', 'c')
      .where('c.id IN (:...ids)', { ids: [...new Set(ids)] })
      .getRawMany<Pick<Profile, 'lastName' | 'firstName'> & { id: string }>();
    return new Map(people.map(({ id, ...person }) => [id, fullName(person)]));
  }
}

/** A person's name in the Vietnamese order. */
export function fullName({ lastName, firstName }: Pick<Profile, 'lastName' | 'firstName'>): string {
  return `${lastName} ${firstName}`.trim();
}

import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { REFUSALS } from '../../common/refusals/refusal';

const REFUSAL_CODES = Object.keys(REFUSALS);

/** The one shape of every error (rule W2). */
export class ErrorDto {
  /** The HTTP status again, for clients that only see the body. */
  @ApiProperty({ type: 'integer', example: 400 })
  statusCode: number;

  /** One sentence for a person, in the language that the request's `Accept-Language` prefers: English or Vietnamese. */
  @ApiProperty({ type: String, example: 'Enter valid Email.' })
  message: string;

  /**
   * What is refused, as a word that never changes, for clients that act upon it; more words may come. Every error has
   * one, the same in each language.
   */
  @ApiProperty({ enum: REFUSAL_CODES, enumName: 'RefusalCode', example: 'email.invalid' })
  code: string;

  /** What is wrong with each field (or cart line), by its name. */
  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'string' },
    example: { email: 'Enter valid Email.' },
  })
  errors?: Record<string, string>;
}

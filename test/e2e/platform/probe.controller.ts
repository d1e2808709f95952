import { Body, Controller, Get, Module, Param, Post, Query } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsEmail, IsInt, IsString, Min, ValidateNested } from 'class-validator';
import { CurrentUser } from '../../../src/access/current-user.decorator';
import { Public } from '../../../src/access/public.decorator';
import { Roles } from '../../../src/access/roles.decorator';
import { PageQueryDto } from '../../../src/http/list-query.dto';
import { InvalidFields, Refusal } from '../../../src/common/refusals/refusal';
import { Limited } from '../../../src/rate-limits/limited.decorator';

class PartDto {
  @IsInt()
  @Min(0)
  quantity: number;
}

class ProbeDto {
  @IsEmail({}, { message: 'Enter valid Email.' })
  email: string;

  @IsString()
  name: string;

  @ValidateNested({ each: true })
  @Type(() => PartDto)
  parts: PartDto[];
}

const CHANGED = { code: 'request.impossible', en: 'The price has changed.', vi: 'Giá đã đổi.' } as const;
const NO = { code: 'request.invalid', en: 'No.', vi: 'Không.' } as const;
const TAKEN = { code: 'request.invalid', en: 'Taken.', vi: 'Đã có.' } as const;

const TWICE_A_MINUTE = { name: 'probe', limit: 2, seconds: 60 };

/** Routes that succeed and fail in every way that the platform must handle. */
@Controller('v1/probe')
export class ProbeController {
  @Public()
  @Post('body')
  acceptBody(@Body() body: ProbeDto): ProbeDto {
    return body;
  }

  @Public()
  @Get('list')
  list(@Query() query: PageQueryDto): PageQueryDto {
    return query;
  }

  @Public()
  @Get('fail/:how')
  fail(@Param('how') how: string): never {
    if (how === 'conflict') throw new Refusal(409, CHANGED, { details: { cart: { total: 5 } } });
    if (how === 'fields') throw new InvalidFields(NO, { phone: TAKEN });
    throw new Error("SELECT password FROM customers: no such table at /srv/shop/db.js:12, user 'root'");
  }

  @Public()
  @Limited(TWICE_A_MINUTE)
  @Get('limited')
  limited(): { ok: boolean } {
    return { ok: true };
  }

  @Public()
  @Get('large')
  large(): { text: string } {
    return { text: 'shoe '.repeat(1000) };
  }

  @Roles('admin', 'manager')
  @Get('staff')
  staff(): { ok: boolean } {
    return { ok: true };
  }

  @Get('private')
  private(@CurrentUser() user: unknown): unknown {
    return user;
  }
}

@Module({ controllers: [ProbeController] })
export class ProbeModule {}
